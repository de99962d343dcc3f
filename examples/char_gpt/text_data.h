#pragma once

#include <fulgurite/fulgurite.h>

#include <fstream>
#include <iterator>
#include <string>

namespace fg = fulgurite;

/// Letters that the model sees at once.
inline constexpr int64_t kContext = 64;
inline const std::string kAlphabet =
    "\n !'(),-.:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Letters as numbers; what is not in the alphabet becomes a space.
inline torch::Tensor encode(const std::string& text) {
  std::vector<int64_t> numbers;
  for (const char letter : text) {
    const size_t at = kAlphabet.find(letter);
    numbers.push_back(static_cast<int64_t>(at == std::string::npos ? 1 : at));
  }
  return torch::tensor(numbers);
}

struct Text {
  torch::Tensor letters; // one more than the context: the last is only asked
};

/// Pieces of a text, from random places or one after another.
struct TextWindows {
  torch::Tensor letters;
  int64_t length = 0;
  bool random = false;

  size_t size() const {
    return static_cast<size_t>((letters.size(0) - 1) / (length - 1));
  }
  Text get(size_t index, fg::Rng& rng) const {
    const auto places = static_cast<uint64_t>(letters.size(0) - length + 1);
    const int64_t begin = random ? static_cast<int64_t>(rng.below(places))
                                 : static_cast<int64_t>(index) * (length - 1);
    return {letters.narrow(0, begin, length)};
  }
};

struct TextDataParams {
  std::string path = FULGURITE_EXAMPLE_DIR "/data/genesis.txt";
  int64_t batch_size = 32;
};

class TextData : public fg::DataModule<Text> {
 public:
  using Params = TextDataParams;
  explicit TextData(TextDataParams params = {}) : params_(std::move(params)) {}

  void setup(fg::TrainerFn) override {
    std::ifstream in(params_.path, std::ios::binary);
    const std::string text{
        std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto letters = encode(text);
    const int64_t train = letters.size(0) * 9 / 10;
    const int64_t length = kContext + 1;
    if (letters.size(0) - train < length) {
      fg::fail("[TextData.path] expected a longer text, got ", params_.path);
    }
    train_ = {letters.narrow(0, 0, train), length, true};
    val_ = {letters.slice(0, train), length, false};
  }
  fg::Loader<Text> train_dataloader() override {
    return fg::data_loader(
        train_, {.batch_size = params_.batch_size, .shuffle = true});
  }
  std::vector<fg::Loader<Text>> val_dataloaders() override {
    return {fg::data_loader(val_, {.batch_size = 4 * params_.batch_size})};
  }

 private:
  TextDataParams params_;
  TextWindows train_, val_;
};
