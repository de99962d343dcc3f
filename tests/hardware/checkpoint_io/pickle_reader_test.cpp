#include "fulgurite/hardware/checkpoint_io/pickle_reader.h"

#include "tests/hardware/checkpoint_io/checkpoint_files.h"

#include <c10/core/CPUAllocator.h>
#include <gtest/gtest.h>

#include <cstring>

namespace fulgurite {
namespace {

using test::message_of;

// Storage "0" has 16 bytes 0, 1, 2, …; there is no other.
c10::Storage load_storage(std::string_view key) {
  if (key != "0") {
    fail("no storage ", key);
  }
  constexpr size_t kSize = 16;
  c10::Storage storage(
      c10::Storage::use_byte_size_t(), kSize, c10::GetCPUAllocator(), true);
  for (size_t i = 0; i < kSize; ++i) {
    static_cast<unsigned char*>(storage.mutable_data())[i] =
        static_cast<unsigned char>(i);
  }
  return storage;
}

Value read(const std::string& pickle) {
  return read_pickle(pickle, load_storage);
}

std::string message_of_reading(const std::string& pickle) {
  return message_of([&] { read(pickle); });
}

void expect_message(const std::string& pickle, const std::string& part) {
  const std::string message = message_of_reading(pickle);
  EXPECT_NE(message.find(part), std::string::npos) << message;
}

std::string text(const std::string& value) {
  const auto size = static_cast<uint32_t>(value.size());
  return "X" + std::string(reinterpret_cast<const char*>(&size), 4) + value;
}

std::string number(int64_t value) {
  return "\x8a\x08" + std::string(reinterpret_cast<const char*>(&value), 8);
}

std::string tuple(const std::vector<int64_t>& values) {
  std::string out = "(";
  for (const int64_t value : values) {
    out += number(value);
  }
  return out + "t";
}

struct TensorPickle {
  std::string key = "0";
  std::string type = "torch\nFloatStorage\n";
  int64_t numel = 4;
  int64_t offset = 0;
  std::vector<int64_t> sizes = {4};
  std::vector<int64_t> strides = {1};
  std::string metadata = "";

  std::string value() const {
    return "ctorch._utils\n_rebuild_tensor_v2\n((" + text("storage") + "c" +
           type + text(key) + text("cpu") + number(numel) + "tQ" +
           number(offset) + tuple(sizes) + tuple(strides) +
           "\x89"
           "ccollections\nOrderedDict\n)R" +
           metadata + "tR";
  }
  std::string pickle() const {
    return "\x80\x02" + value() + ".";
  }
};

TEST(PickleReaderTest, ReadsATensorOverItsStorage) {
  const auto tensor = read(TensorPickle{
                               .type = "torch\nByteStorage\n",
                               .numel = 16,
                               .offset = 3,
                               .sizes = {2, 2},
                               .strides = {4, 1}}
                               .pickle())
                          .as_tensor();
  EXPECT_EQ(tensor.scalar_type(), at::kByte);
  const auto* data = static_cast<const uint8_t*>(tensor.const_data_ptr());
  EXPECT_EQ(data[0], 3);
  EXPECT_EQ(tensor.strides(), (std::vector<int64_t>{4, 1}));
  EXPECT_EQ(tensor.storage().nbytes(), 16u);
}

TEST(PickleReaderTest, RefusesTensorsThatReachOutOfTheirStorage) {
  constexpr int64_t kHuge = int64_t{1} << 62;
  const TensorPickle bad[] = {
      {.sizes = {5}},
      {.offset = 1},
      {.offset = kHuge},
      {.sizes = {2, 3}, .strides = {3, 1}},
      {.sizes = {2}, .strides = {4}},
      {.sizes = {2}, .strides = {kHuge}},
      {.sizes = {kHuge}},
      {.sizes = {kHuge, kHuge, kHuge}, .strides = {0, 0, 0}},
      {.sizes = {kHuge / 2, 4}, .strides = {0, 0}},
      {.sizes = {3, 3}, .strides = {kHuge, kHuge}},
      {.offset = 5, .sizes = {0}},
      {.offset = kHuge, .sizes = {0}},
      {.numel = 5},
      {.numel = kHuge},
  };
  for (const auto& tensor : bad) {
    const std::string message = message_of_reading(tensor.pickle());
    EXPECT_NE(message.find("data.pkl, byte "), std::string::npos) << message;
    EXPECT_NE(message.find("torage of "), std::string::npos) << message;
  }
  const TensorPickle odd[] = {
      {.offset = -1},
      {.sizes = {-1}},
      {.strides = {-1}},
      {.sizes = {2, 2}},
      {.sizes = {std::numeric_limits<int64_t>::min()}},
      {.numel = -1},
  };
  for (const auto& tensor : odd) {
    EXPECT_NE(message_of_reading(tensor.pickle()), "no error");
  }
}

TEST(PickleReaderTest, TakesTensorsAtTheEdgeOfTheirStorage) {
  for (const auto& tensor :
       {TensorPickle{.offset = 3, .sizes = {1}},
        TensorPickle{.offset = 4, .sizes = {0}},
        TensorPickle{.offset = 2, .sizes = {2}},
        TensorPickle{.sizes = {2, 2}, .strides = {2, 1}},
        TensorPickle{.sizes = {1000, 4}, .strides = {0, 1}},
        TensorPickle{.offset = 3, .sizes = {}, .strides = {}}}) {
    EXPECT_EQ(message_of_reading(tensor.pickle()), "no error");
  }
}

TEST(PickleReaderTest, RefusesGlobalsOffTheListAndNamesThemAndTheirPlace) {
  for (const std::string name :
       {"os.system",
        "posix.system",
        "nt.system",
        "subprocess.Popen",
        "builtins.eval",
        "builtins.exec",
        "builtins.getattr",
        "builtins.__import__",
        "__builtin__.eval",
        "torch.load",
        "torch._utils._rebuild_sparse_tensor",
        "torch.hub.load",
        "torch.nn.modules.linear.Linear",
        "numpy.core.multiarray._reconstruct",
        "collections.defaultdict",
        "lightning.pytorch.utilities.parsing.x.AttributeDict",
        "a.b"}) {
    const size_t dot = name.rfind('.');
    const std::string module = name.substr(0, dot);
    const std::string rest = name.substr(dot + 1);
    for (const auto& pickle :
         {"\x80\x02]c" + module + "\n" + rest + "\n)R.",
          "\x80\x04]" + text(module) + text(rest) + "\x93)R."}) {
      const std::string message = message_of_reading(pickle);
      EXPECT_NE(message.find("'" + name + "'"), std::string::npos) << message;
      EXPECT_NE(message.find("data.pkl, byte "), std::string::npos) << message;
    }
  }
}

TEST(PickleReaderTest, ShowsOnlyPlainTextOfAName) {
  expect_message(
      "\x80\x02"
      "cos\x1b[31m\n" +
          std::string(500, 'x') + "\n.",
      "'os?[31m.xxx");
  EXPECT_LT(
      message_of_reading(
          "\x80\x02"
          "c" +
          std::string(5000, 'x') + "\ny\n.")
          .size(),
      400u);
}

TEST(PickleReaderTest, RefusesAllowedGlobalsInOtherUses) {
  expect_message(
      "\x80\x02"
      "ctorch\nfloat32\n)R.",
      "to be called");
  expect_message(
      "\x80\x02"
      "ctorch\nFloatStorage\n)R.",
      "to be called");
  expect_message(
      "\x80\x02"
      "cbuiltins\nint\n)R.",
      "to be called");
  expect_message(
      "\x80\x02"
      "ccollections\nOrderedDict\nK\x01K\x02\x86R.",
      "arguments of collections.OrderedDict");
  expect_message(
      "\x80\x02"
      "K\x01)R.",
      "expected a global");
  expect_message(
      "\x80\x02"
      "}}b.",
      "expected an OrderedDict");
  expect_message(
      "\x80\x02"
      "ccollections\nOrderedDict\n)R}b}b.",
      "got two");
  expect_message(
      "\x80\x02"
      "ctorch._tensor\n_rebuild_from_type_v2\n("
      "ctorch._tensor\n_rebuild_from_type_v2\nctorch\nTensor\n)Nt\x85R.",
      "arguments of");
}

TEST(PickleReaderTest, RefusesObjectsInsideThemselvesAndBottomlessOnes) {
  expect_message(std::string("\x80\x02]q\0h\0a.", 9), "inside itself");
  expect_message(
      std::string("\x80\x02}q\0X\x01\0\0\0ah\0s.", 15), "inside itself");
  for (const std::string open : {"]", "(", "}K\x01"}) {
    const std::string close = open == "]" ? "a" : open == "(" ? "t" : "s";
    std::string pickle = "\x80\x02";
    for (int i = 0; i < 300; ++i) {
      pickle += open;
    }
    pickle += open == "(" ? "" : "N";
    for (int i = 0; i < 300; ++i) {
      pickle += close;
    }
    expect_message(pickle + ".", "at most 200 levels");
  }
  // So many levels must not overflow the stack on the way in or out.
  std::string tuples = "\x80\x02)";
  tuples.append(300'000, '\x85');
  expect_message(tuples + ".", "at most 200 levels");
}

TEST(PickleReaderTest, RefusesASmallPickleThatUnfoldsIntoAHugeTree) {
  // Each list holds the one before it ten times: 10^30 objects.
  std::string laughs = std::string("\x80\x02]q\0", 5);
  for (char level = 0; level < 30; ++level) {
    laughs += "](";
    for (int copy = 0; copy < 10; ++copy) {
      laughs += std::string("h") + level;
    }
    laughs += std::string("eq") + static_cast<char>(level + 1);
  }
  expect_message("\x80\x02(" + laughs.substr(2) + "t.", "in proportion");
  // One long text again and again.
  std::string texts =
      "\x80\x02](" + text(std::string(100'000, 'x')) + std::string("q\0", 2);
  for (int i = 0; i < 20'000; ++i) {
    texts += std::string("h\0", 2);
  }
  expect_message(texts + "e.", "in proportion");
  // A wide list inside itself.
  std::string wide = std::string("\x80\x02]q\0(", 6);
  for (int i = 0; i < 100'000; ++i) {
    wide += std::string("h\0", 2);
  }
  expect_message(wide + "e.", "in proportion");
}

TEST(PickleReaderTest, ChecksEveryLengthAgainstTheFile) {
  const auto part = [](const char* bytes, size_t size) {
    return "\x80\x04" + std::string(bytes, size);
  };
  for (const auto& pickle :
       {part("X\xff\xff\xff\xff", 5),
        part("X\x05\0\0\0abc.", 9),
        part("\x8c\xff.", 3),
        part("\x8d\xff\xff\xff\xff\xff\xff\xff\xff.", 10),
        part("B\xff\xff\xff\x7f.", 6),
        part("\x8e\0\0\0\0\0\0\0\x80.", 10),
        part("\x8b\xff\xff\xff\x7f.", 6),
        part("\x8a\xff.", 3),
        part("T\xff\xff\xff\xff.", 6),
        part("G\0\0.", 4),
        part("J\0\0.", 4)}) {
    expect_message(pickle, "bytes more, got the end");
  }
  expect_message(part("\x95\xff\xff\xff\xff\xff\xff\xff\xff.", 10), "a frame");
  expect_message(part("Nr\xff\xff\xff\x7f.", 7), "memo number below");
  expect_message(part("j\xff\xff\xff\x7f.", 6), "memo number in use");
  expect_message(part("cno end of line", 15), "end of its line");
}

TEST(PickleReaderTest, RefusesAStackThatIsNotRight) {
  expect_message("\x80\x02.", "expected one object at the end, got 0");
  expect_message("\x80\x02NN.", "expected one object at the end, got 2");
  expect_message("\x80\x02(N.", "expected one object");
  for (const std::string opcode :
       {"a", "e", "s", "u",   "t",    "\x85", "\x86", "\x87", "R", "b",
        "Q", "0", "2", "q\1", "\x81", "\x93", "\x90", "d",    "l", "1"}) {
    const std::string message = message_of_reading("\x80\x04" + opcode + ".");
    EXPECT_NE(message.find("on the stack"), std::string::npos)
        << opcode << ": " << message;
  }
  // What lies below a mark is not there for the opcodes above it.
  expect_message("\x80\x02]N(a.", "on the stack");
  expect_message("\x80\x02](Ne0.", "expected one object");
}

TEST(PickleReaderTest, RefusesOpcodesOfTheOldTextProtocols) {
  expect_message("(lp0\nI1\na.", "protocols 2 to 5, got byte");
  expect_message("\x80\x06N.", "protocol 2 to 5, got 6");
  expect_message("\x80\x02ios\nsystem\n.", "got byte 105");
}

TEST(PickleReaderTest, ReadsIntsOfEveryLengthUpTo64Bits) {
  const auto read_long = [](std::string digits) {
    return read(
               "\x80\x02\x8a" +
               std::string(1, static_cast<char>(digits.size())) + digits + ".")
        .as_int();
  };
  EXPECT_EQ(read_long(""), 0);
  EXPECT_EQ(read_long("\xff"), -1);
  EXPECT_EQ(read_long(std::string("\xff\0", 2)), 255);
  EXPECT_EQ(
      read_long(std::string("\0\0\0\0\0\0\0\x80", 8)),
      std::numeric_limits<int64_t>::min());
  EXPECT_EQ(
      read_long("\xff\xff\xff\xff\xff\xff\xff\x7f"),
      std::numeric_limits<int64_t>::max());
  EXPECT_EQ(read_long("\xfe\xff\xff\xff\xff\xff\xff\xff\xff"), -2);
  expect_message(
      std::string("\x80\x02\x8a\x09\0\0\0\0\0\0\0\x80\0.", 14), "64 bits");
  expect_message(
      std::string("\x80\x02\x8a\x09\0\0\0\0\0\0\0\0\x80.", 14), "64 bits");
}

TEST(PickleReaderTest, TheLastOfEqualKeysWinsAtThePlaceOfTheFirst) {
  const auto value = read(
      "\x80\x02}(" + text("a") + "K\x01" + text("b") + "K\x02" + text("a") +
      "K\x03u.");
  EXPECT_EQ(value, Value(Value::Dict({{"a", 3}, {"b", 2}})));
}

TEST(PickleReaderTest, ObjectsPutInPlaceBeforeTheyAreFilledAreWholeAtTheEnd) {
  // A list is put into a dict twice by the memo, then filled.
  const auto value = read(
      "\x80\x02}(" + text("a") + std::string("]q\0", 3) + text("b") +
      std::string("h\0uh\0K\x05", 7) + "a0.");
  EXPECT_EQ(
      value, Value(Value::Dict{{"a", Value::List{5}}, {"b", Value::List{5}}}));
}

TEST(PickleReaderTest, RefusesKeysThatATreeCannotHave) {
  expect_message("\x80\x02}G\x3f\xf0\1\1\1\1\1\1K\x01s.", "got a float");
  expect_message("\x80\x02})K\x01s.", "got a tuple");
  expect_message("\x80\x02}NK\x01s.", "got None");
  expect_message("\x80\x02}\x88K\x01s.", "got a bool");
}

TEST(PickleReaderTest, RefusesTextThatIsNotUtf8) {
  for (const std::string bytes :
       {"\xff",
        "\xc3",
        "\xc0\x80",
        "\xe0\x80\x80",
        "\xf8\x88\x80\x80\x80",
        "\xf4\x90\x80\x80",
        "a\x80"}) {
    expect_message("\x80\x02" + text(bytes) + ".", "UTF-8");
  }
  EXPECT_EQ(
      read("\x80\x02" + text("späße ✓ 𝄞") + ".").as_string(), "späße ✓ 𝄞");
}

TEST(PickleReaderTest, MetadataOfATensorIsConjugateOrNegativeOnly) {
  expect_message(
      TensorPickle{.metadata = "}" + text("conj") + "\x88s"}.pickle(),
      "expected a complex tensor");
  expect_message(
      TensorPickle{.metadata = "}" + text("other") + "\x88s"}.pickle(),
      "expected conj or neg");
  EXPECT_TRUE(
      read(TensorPickle{.metadata = "}" + text("neg") + "\x88s"}.pickle())
          .as_tensor()
          .is_neg());
}

TEST(PickleReaderTest, KeysOfStoragesCannotLeadOutOfTheirFolder) {
  expect_message(
      TensorPickle{.key = "../data.pkl"}.pickle(), "the key of a storage");
}

} // namespace
} // namespace fulgurite
