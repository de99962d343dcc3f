// Written by xla_step_jax.py with JAX 0.10.2.
"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {tf.aliasing_output = 19 : i32}, {tf.aliasing_output = 20 : i32}, {tf.aliasing_output = 21 : i32}, {tf.aliasing_output = 22 : i32}, {tf.aliasing_output = 23 : i32}, {tf.aliasing_output = 24 : i32}, {tf.aliasing_output = 25 : i32}, {tf.aliasing_output = 26 : i32}, {tf.aliasing_output = 27 : i32}, {tf.aliasing_output = 28 : i32}, {tf.aliasing_output = 29 : i32}, {tf.aliasing_output = 30 : i32}, {tf.aliasing_output = 31 : i32}, {tf.aliasing_output = 32 : i32}, {tf.aliasing_output = 33 : i32}, {tf.aliasing_output = 34 : i32}, {tf.aliasing_output = 35 : i32}, {tf.aliasing_output = 36 : i32}, {tf.aliasing_output = 37 : i32}, {tf.aliasing_output = 38 : i32}, {tf.aliasing_output = 39 : i32}, {tf.aliasing_output = 40 : i32}, {tf.aliasing_output = 41 : i32}, {tf.aliasing_output = 42 : i32}, {tf.aliasing_output = 43 : i32}, {tf.aliasing_output = 44 : i32}, {tf.aliasing_output = 45 : i32}, {tf.aliasing_output = 46 : i32}, {tf.aliasing_output = 47 : i32}, {tf.aliasing_output = 48 : i32}, {tf.aliasing_output = 49 : i32}, {tf.aliasing_output = 50 : i32}, {tf.aliasing_output = 51 : i32}, {tf.aliasing_output = 52 : i32}, {tf.aliasing_output = 53 : i32}, {tf.aliasing_output = 54 : i32}, {tf.aliasing_output = 55 : i32}, {tf.aliasing_output = 56 : i32}, {tf.aliasing_output = 57 : i32}, {tf.aliasing_output = 58 : i32}, {tf.aliasing_output = 59 : i32}, {tf.aliasing_output = 60 : i32}, {tf.aliasing_output = 61 : i32}, {tf.aliasing_output = 62 : i32}, {tf.aliasing_output = 63 : i32}, {tf.aliasing_output = 64 : i32}, {tf.aliasing_output = 65 : i32}, {tf.aliasing_output = 66 : i32}, {tf.aliasing_output = 67 : i32}, {tf.aliasing_output = 68 : i32}, {tf.aliasing_output = 69 : i32}, {tf.aliasing_output = 70 : i32}, {tf.aliasing_output = 71 : i32}, {tf.aliasing_output = 72 : i32}, {tf.aliasing_output = 73 : i32}, {tf.aliasing_output = 74 : i32}, {tf.aliasing_output = 75 : i32}, {tf.aliasing_output = 76 : i32}, {tf.aliasing_output = 77 : i32}, {tf.aliasing_output = 78 : i32}, {tf.aliasing_output = 79 : i32}, {tf.aliasing_output = 80 : i32}, {tf.aliasing_output = 81 : i32}, {tf.aliasing_output = 82 : i32}, {tf.aliasing_output = 83 : i32}, {tf.aliasing_output = 84 : i32}, {tf.aliasing_output = 85 : i32}, {tf.aliasing_output = 86 : i32}, {tf.aliasing_output = 87 : i32}, {tf.aliasing_output = 88 : i32}, {tf.aliasing_output = 89 : i32}, {tf.aliasing_output = 90 : i32}, {tf.aliasing_output = 91 : i32}, {tf.aliasing_output = 92 : i32}, {tf.aliasing_output = 93 : i32}, {tf.aliasing_output = 94 : i32}, {tf.aliasing_output = 95 : i32}, {tf.aliasing_output = 96 : i32}, {tf.aliasing_output = 97 : i32}, {tf.aliasing_output = 98 : i32}, {tf.aliasing_output = 99 : i32}, {tf.aliasing_output = 100 : i32}, {tf.aliasing_output = 101 : i32}, {tf.aliasing_output = 102 : i32}, {tf.aliasing_output = 103 : i32}, {tf.aliasing_output = 104 : i32}, {tf.aliasing_output = 105 : i32}, {tf.aliasing_output = 106 : i32}, {tf.aliasing_output = 107 : i32}, {tf.aliasing_output = 108 : i32}, {tf.aliasing_output = 109 : i32}, {tf.aliasing_output = 110 : i32}, {tf.aliasing_output = 111 : i32}, {tf.aliasing_output = 112 : i32}, {tf.aliasing_output = 113 : i32}, {tf.aliasing_output = 114 : i32}, {tf.aliasing_output = 115 : i32}, {tf.aliasing_output = 116 : i32}, {tf.aliasing_output = 117 : i32}, {tf.aliasing_output = 118 : i32}, {tf.aliasing_output = 119 : i32}, {tf.aliasing_output = 120 : i32}, {tf.aliasing_output = 121 : i32}, {tf.aliasing_output = 122 : i32}, {tf.aliasing_output = 123 : i32}, {tf.aliasing_output = 124 : i32}, {tf.aliasing_output = 125 : i32}, {tf.aliasing_output = 126 : i32}, {tf.aliasing_output = 127 : i32}, {tf.aliasing_output = 128 : i32}, {tf.aliasing_output = 129 : i32}, {tf.aliasing_output = 130 : i32}, {tf.aliasing_output = 131 : i32}, {tf.aliasing_output = 132 : i32}, {tf.aliasing_output = 133 : i32}, {tf.aliasing_output = 134 : i32}, {tf.aliasing_output = 135 : i32}, {tf.aliasing_output = 136 : i32}, {tf.aliasing_output = 137 : i32}, {tf.aliasing_output = 138 : i32}, {tf.aliasing_output = 139 : i32}, {tf.aliasing_output = 140 : i32}, {tf.aliasing_output = 141 : i32}, {tf.aliasing_output = 142 : i32}, {tf.aliasing_output = 143 : i32}, {tf.aliasing_output = 144 : i32}, {tf.aliasing_output = 145 : i32}, {tf.aliasing_output = 146 : i32}, {tf.aliasing_output = 147 : i32}, {tf.aliasing_output = 148 : i32}, {tf.aliasing_output = 149 : i32}, {tf.aliasing_output = 150 : i32}, {tf.aliasing_output = 151 : i32}, {tf.aliasing_output = 152 : i32}, {tf.aliasing_output = 153 : i32}, {tf.aliasing_output = 154 : i32}, {tf.aliasing_output = 155 : i32}, {tf.aliasing_output = 156 : i32}, {}, {}], function_type = (tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<8x64xi32>, tensor<8x64xi32>) -> (tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}, {jax.result_info = "result[142]"}, {jax.result_info = "result[143]"}, {jax.result_info = "result[144]"}, {jax.result_info = "result[145]"}, {jax.result_info = "result[146]"}, {jax.result_info = "result[147]"}, {jax.result_info = "result[148]"}, {jax.result_info = "result[149]"}, {jax.result_info = "result[150]"}, {jax.result_info = "result[151]"}, {jax.result_info = "result[152]"}, {jax.result_info = "result[153]"}, {jax.result_info = "result[154]"}, {jax.result_info = "result[155]"}, {jax.result_info = "result[156]"}, {jax.result_info = "result[157]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<65x128xf32>, %arg28: tensor<64x128xf32>, %arg29: tensor<128xf32>, %arg30: tensor<128xf32>, %arg31: tensor<384x128xf32>, %arg32: tensor<384xf32>, %arg33: tensor<128x128xf32>, %arg34: tensor<128xf32>, %arg35: tensor<128xf32>, %arg36: tensor<128xf32>, %arg37: tensor<512x128xf32>, %arg38: tensor<512xf32>, %arg39: tensor<128x512xf32>, %arg40: tensor<128xf32>, %arg41: tensor<128xf32>, %arg42: tensor<128xf32>, %arg43: tensor<384x128xf32>, %arg44: tensor<384xf32>, %arg45: tensor<128x128xf32>, %arg46: tensor<128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128xf32>, %arg49: tensor<512x128xf32>, %arg50: tensor<512xf32>, %arg51: tensor<128x512xf32>, %arg52: tensor<128xf32>, %arg53: tensor<128xf32>, %arg54: tensor<128xf32>, %arg55: tensor<384x128xf32>, %arg56: tensor<384xf32>, %arg57: tensor<128x128xf32>, %arg58: tensor<128xf32>, %arg59: tensor<128xf32>, %arg60: tensor<128xf32>, %arg61: tensor<512x128xf32>, %arg62: tensor<512xf32>, %arg63: tensor<128x512xf32>, %arg64: tensor<128xf32>, %arg65: tensor<128xf32>, %arg66: tensor<128xf32>, %arg67: tensor<384x128xf32>, %arg68: tensor<384xf32>, %arg69: tensor<128x128xf32>, %arg70: tensor<128xf32>, %arg71: tensor<128xf32>, %arg72: tensor<128xf32>, %arg73: tensor<512x128xf32>, %arg74: tensor<512xf32>, %arg75: tensor<128x512xf32>, %arg76: tensor<128xf32>, %arg77: tensor<128xf32>, %arg78: tensor<128xf32>, %arg79: tensor<65x128xf32>, %arg80: tensor<64x128xf32>, %arg81: tensor<128xf32>, %arg82: tensor<128xf32>, %arg83: tensor<384x128xf32>, %arg84: tensor<384xf32>, %arg85: tensor<128x128xf32>, %arg86: tensor<128xf32>, %arg87: tensor<128xf32>, %arg88: tensor<128xf32>, %arg89: tensor<512x128xf32>, %arg90: tensor<512xf32>, %arg91: tensor<128x512xf32>, %arg92: tensor<128xf32>, %arg93: tensor<128xf32>, %arg94: tensor<128xf32>, %arg95: tensor<384x128xf32>, %arg96: tensor<384xf32>, %arg97: tensor<128x128xf32>, %arg98: tensor<128xf32>, %arg99: tensor<128xf32>, %arg100: tensor<128xf32>, %arg101: tensor<512x128xf32>, %arg102: tensor<512xf32>, %arg103: tensor<128x512xf32>, %arg104: tensor<128xf32>, %arg105: tensor<128xf32>, %arg106: tensor<128xf32>, %arg107: tensor<384x128xf32>, %arg108: tensor<384xf32>, %arg109: tensor<128x128xf32>, %arg110: tensor<128xf32>, %arg111: tensor<128xf32>, %arg112: tensor<128xf32>, %arg113: tensor<512x128xf32>, %arg114: tensor<512xf32>, %arg115: tensor<128x512xf32>, %arg116: tensor<128xf32>, %arg117: tensor<128xf32>, %arg118: tensor<128xf32>, %arg119: tensor<384x128xf32>, %arg120: tensor<384xf32>, %arg121: tensor<128x128xf32>, %arg122: tensor<128xf32>, %arg123: tensor<128xf32>, %arg124: tensor<128xf32>, %arg125: tensor<512x128xf32>, %arg126: tensor<512xf32>, %arg127: tensor<128x512xf32>, %arg128: tensor<128xf32>, %arg129: tensor<128xf32>, %arg130: tensor<128xf32>, %arg131: tensor<65x128xf32>, %arg132: tensor<64x128xf32>, %arg133: tensor<128xf32>, %arg134: tensor<128xf32>, %arg135: tensor<384x128xf32>, %arg136: tensor<384xf32>, %arg137: tensor<128x128xf32>, %arg138: tensor<128xf32>, %arg139: tensor<128xf32>, %arg140: tensor<128xf32>, %arg141: tensor<512x128xf32>, %arg142: tensor<512xf32>, %arg143: tensor<128x512xf32>, %arg144: tensor<128xf32>, %arg145: tensor<128xf32>, %arg146: tensor<128xf32>, %arg147: tensor<384x128xf32>, %arg148: tensor<384xf32>, %arg149: tensor<128x128xf32>, %arg150: tensor<128xf32>, %arg151: tensor<128xf32>, %arg152: tensor<128xf32>, %arg153: tensor<512x128xf32>, %arg154: tensor<512xf32>, %arg155: tensor<128x512xf32>, %arg156: tensor<128xf32>, %arg157: tensor<128xf32>, %arg158: tensor<128xf32>, %arg159: tensor<384x128xf32>, %arg160: tensor<384xf32>, %arg161: tensor<128x128xf32>, %arg162: tensor<128xf32>, %arg163: tensor<128xf32>, %arg164: tensor<128xf32>, %arg165: tensor<512x128xf32>, %arg166: tensor<512xf32>, %arg167: tensor<128x512xf32>, %arg168: tensor<128xf32>, %arg169: tensor<128xf32>, %arg170: tensor<128xf32>, %arg171: tensor<384x128xf32>, %arg172: tensor<384xf32>, %arg173: tensor<128x128xf32>, %arg174: tensor<128xf32>, %arg175: tensor<128xf32>, %arg176: tensor<128xf32>, %arg177: tensor<512x128xf32>, %arg178: tensor<512xf32>, %arg179: tensor<128x512xf32>, %arg180: tensor<128xf32>, %arg181: tensor<128xf32>, %arg182: tensor<128xf32>, %arg183: tensor<i32>, %arg184: tensor<8x64xi32>, %arg185: tensor<8x64xi32>):
    %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x64xi32>
    %78 = "stablehlo.compare"(%arg184, %77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
    %79 = "stablehlo.constant"() <{value = dense<65> : tensor<i32>}> : () -> tensor<i32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x64xi32>
    %81 = "stablehlo.add"(%arg184, %80) : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi32>
    %82 = "stablehlo.select"(%78, %81, %arg184) : (tensor<8x64xi1>, tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xi32>) -> tensor<8x64x1xi32>
    %84 = "stablehlo.gather"(%arg27, %83) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<65x128xf32>, tensor<8x64x1xi32>) -> tensor<8x64x128xf32>
    %85 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x128xf32>) -> tensor<1x64x128xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x64x128xf32>) -> tensor<8x64x128xf32>
    %87 = "stablehlo.add"(%84, %86) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.reduce"(%87, %88) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg476: tensor<f32>, %arg477: tensor<f32>):
      %3115 = "stablehlo.add"(%arg476, %arg477) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3115) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %93 = "stablehlo.divide"(%90, %92) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %95 = "stablehlo.subtract"(%87, %94) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %96 = "stablehlo.multiply"(%95, %95) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %97 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.reduce"(%96, %97) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg474: tensor<f32>, %arg475: tensor<f32>):
      %3114 = "stablehlo.add"(%arg474, %arg475) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3114) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %102 = "stablehlo.divide"(%99, %101) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %103 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %105 = "stablehlo.add"(%102, %104) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %106 = "stablehlo.rsqrt"(%105) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %107 = "stablehlo.divide"(%106, %105) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %108 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %110 = "stablehlo.multiply"(%109, %107) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %111 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %112 = "stablehlo.multiply"(%95, %111) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %113 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %115 = "stablehlo.multiply"(%112, %114) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %116 = "stablehlo.broadcast_in_dim"(%arg30) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %118 = "stablehlo.add"(%115, %117) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %119 = "stablehlo.transpose"(%arg31) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %120 = "stablehlo.dot_general"(%118, %119) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x384xf32>) -> tensor<8x64x384xf32>
    %121 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xf32>) -> tensor<8x64x384xf32>
    %123 = "stablehlo.add"(%120, %122) : (tensor<8x64x384xf32>, tensor<8x64x384xf32>) -> tensor<8x64x384xf32>
    %124 = "stablehlo.reshape"(%123) : (tensor<8x64x384xf32>) -> tensor<8x64x3x4x32xf32>
    %125 = "stablehlo.slice"(%124) <{limit_indices = array<i64: 8, 64, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %126 = "stablehlo.reshape"(%125) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %127 = "stablehlo.slice"(%124) <{limit_indices = array<i64: 8, 64, 2, 4, 32>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %128 = "stablehlo.reshape"(%127) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %129 = "stablehlo.slice"(%124) <{limit_indices = array<i64: 8, 64, 3, 4, 32>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %130 = "stablehlo.reshape"(%129) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %131 = "stablehlo.reshape"(%126) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %132 = "stablehlo.dot_general"(%131, %128) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x1x32xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x64xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %135 = "stablehlo.multiply"(%132, %134) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %136 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<8x4x64x64xi1>
    %138 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %140 = "func.call"(%139) <{callee = @tril}> : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<64x64xi1>) -> tensor<1x1x64x64xi1>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x64x64xi1>) -> tensor<8x4x64x64xi1>
    %143 = "stablehlo.and"(%137, %142) : (tensor<8x4x64x64xi1>, tensor<8x4x64x64xi1>) -> tensor<8x4x64x64xi1>
    %144 = "stablehlo.constant"() <{value = dense<-2.38197633E+38> : tensor<f32>}> : () -> tensor<f32>
    %145:3 = "func.call"(%143, %135, %144) <{callee = @_where}> : (tensor<8x4x64x64xi1>, tensor<8x4x64x1x64xf32>, tensor<f32>) -> (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>)
    %146 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.reduce"(%145#0, %146) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg472: tensor<f32>, %arg473: tensor<f32>):
      %3113 = "stablehlo.maximum"(%arg472, %arg473) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3113) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %148 = "stablehlo.reshape"(%147) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %150 = "stablehlo.compare"(%145#0, %149) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xi1>
    %151 = "stablehlo.convert"(%150) : (tensor<1x8x4x64x64xi1>) -> tensor<1x8x4x64x64xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.reduce"(%151, %152) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg470: tensor<f32>, %arg471: tensor<f32>):
      %3112 = "stablehlo.add"(%arg470, %arg471) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3112) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %154 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %156 = "stablehlo.maximum"(%155, %147) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %157 = "stablehlo.compare"(%147, %156) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %162 = "stablehlo.select"(%157, %159, %161) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %163 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %165 = "stablehlo.compare"(%164, %156) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %166 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %168 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %170 = "stablehlo.select"(%165, %167, %169) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %171 = "stablehlo.divide"(%162, %170) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %172 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %174 = "stablehlo.subtract"(%145#0, %173) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %175 = "stablehlo.exponential"(%174) : (tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %176 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.reduce"(%175, %176) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg468: tensor<f32>, %arg469: tensor<f32>):
      %3111 = "stablehlo.add"(%arg468, %arg469) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3111) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %180 = "stablehlo.divide"(%175, %179) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %181 = "stablehlo.multiply"(%178, %178) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %182 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64x1xf32>
    %184 = "stablehlo.divide"(%183, %181) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %185 = "stablehlo.dot_general"(%130, %180) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x1x64xf32>
    %186 = "stablehlo.transpose"(%185) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<8x4x32x1x64xf32>) -> tensor<1x8x64x4x32xf32>
    %187 = "stablehlo.transpose"(%186) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %188 = "stablehlo.reshape"(%187) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %189 = "stablehlo.reshape"(%188) : (tensor<8x64x4x32xf32>) -> tensor<8x64x128xf32>
    %190 = "stablehlo.transpose"(%arg33) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %191 = "stablehlo.dot_general"(%189, %190) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %192 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %194 = "stablehlo.add"(%191, %193) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %195 = "stablehlo.add"(%87, %194) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %196 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.reduce"(%195, %196) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg466: tensor<f32>, %arg467: tensor<f32>):
      %3110 = "stablehlo.add"(%arg466, %arg467) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3110) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %199 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %201 = "stablehlo.divide"(%198, %200) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %203 = "stablehlo.subtract"(%195, %202) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %204 = "stablehlo.multiply"(%203, %203) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %205 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %206 = "stablehlo.reduce"(%204, %205) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg464: tensor<f32>, %arg465: tensor<f32>):
      %3109 = "stablehlo.add"(%arg464, %arg465) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3109) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %208 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %210 = "stablehlo.divide"(%207, %209) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %211 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %213 = "stablehlo.add"(%210, %212) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %214 = "stablehlo.rsqrt"(%213) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %215 = "stablehlo.divide"(%214, %213) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %216 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %218 = "stablehlo.multiply"(%217, %215) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %219 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %220 = "stablehlo.multiply"(%203, %219) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %221 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %223 = "stablehlo.multiply"(%220, %222) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %224 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %226 = "stablehlo.add"(%223, %225) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %227 = "stablehlo.transpose"(%arg37) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %228 = "stablehlo.dot_general"(%226, %227) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x512xf32>) -> tensor<8x64x512xf32>
    %229 = "stablehlo.broadcast_in_dim"(%arg38) <{broadcast_dimensions = array<i64: 2>}> : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x512xf32>) -> tensor<8x64x512xf32>
    %231 = "stablehlo.add"(%228, %230) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %232 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %234 = "stablehlo.multiply"(%233, %231) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %235 = "stablehlo.negate"(%231) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %236 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %238 = "stablehlo.multiply"(%235, %237) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %239 = "chlo.erfc"(%238) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %240 = "chlo.square"(%238) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %241 = "stablehlo.negate"(%240) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %242 = "stablehlo.exponential"(%241) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %243 = "stablehlo.multiply"(%234, %239) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %244 = "stablehlo.transpose"(%arg39) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %245 = "stablehlo.dot_general"(%243, %244) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<512x128xf32>) -> tensor<8x64x128xf32>
    %246 = "stablehlo.broadcast_in_dim"(%arg40) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %248 = "stablehlo.add"(%245, %247) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %249 = "stablehlo.add"(%195, %248) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %250 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %251 = "stablehlo.reduce"(%249, %250) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg462: tensor<f32>, %arg463: tensor<f32>):
      %3108 = "stablehlo.add"(%arg462, %arg463) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3108) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %253 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %255 = "stablehlo.divide"(%252, %254) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %257 = "stablehlo.subtract"(%249, %256) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %258 = "stablehlo.multiply"(%257, %257) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %259 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %260 = "stablehlo.reduce"(%258, %259) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg460: tensor<f32>, %arg461: tensor<f32>):
      %3107 = "stablehlo.add"(%arg460, %arg461) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3107) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %262 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %264 = "stablehlo.divide"(%261, %263) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %265 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %267 = "stablehlo.add"(%264, %266) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %268 = "stablehlo.rsqrt"(%267) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %269 = "stablehlo.divide"(%268, %267) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %270 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %272 = "stablehlo.multiply"(%271, %269) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %273 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %274 = "stablehlo.multiply"(%257, %273) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %275 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %276 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %277 = "stablehlo.multiply"(%274, %276) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %278 = "stablehlo.broadcast_in_dim"(%arg42) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %280 = "stablehlo.add"(%277, %279) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %281 = "stablehlo.transpose"(%arg43) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %282 = "stablehlo.dot_general"(%280, %281) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x384xf32>) -> tensor<8x64x384xf32>
    %283 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xf32>) -> tensor<8x64x384xf32>
    %285 = "stablehlo.add"(%282, %284) : (tensor<8x64x384xf32>, tensor<8x64x384xf32>) -> tensor<8x64x384xf32>
    %286 = "stablehlo.reshape"(%285) : (tensor<8x64x384xf32>) -> tensor<8x64x3x4x32xf32>
    %287 = "stablehlo.slice"(%286) <{limit_indices = array<i64: 8, 64, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %288 = "stablehlo.reshape"(%287) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %289 = "stablehlo.slice"(%286) <{limit_indices = array<i64: 8, 64, 2, 4, 32>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %290 = "stablehlo.reshape"(%289) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %291 = "stablehlo.slice"(%286) <{limit_indices = array<i64: 8, 64, 3, 4, 32>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %292 = "stablehlo.reshape"(%291) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %293 = "stablehlo.reshape"(%288) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %294 = "stablehlo.dot_general"(%293, %290) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x1x32xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x64xf32>
    %295 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %297 = "stablehlo.multiply"(%294, %296) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %298 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<8x4x64x64xi1>
    %300 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %301 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %302 = "func.call"(%301) <{callee = @tril}> : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %303 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<64x64xi1>) -> tensor<1x1x64x64xi1>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x64x64xi1>) -> tensor<8x4x64x64xi1>
    %305 = "stablehlo.and"(%299, %304) : (tensor<8x4x64x64xi1>, tensor<8x4x64x64xi1>) -> tensor<8x4x64x64xi1>
    %306 = "stablehlo.constant"() <{value = dense<-2.38197633E+38> : tensor<f32>}> : () -> tensor<f32>
    %307:3 = "func.call"(%305, %297, %306) <{callee = @_where}> : (tensor<8x4x64x64xi1>, tensor<8x4x64x1x64xf32>, tensor<f32>) -> (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>)
    %308 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %309 = "stablehlo.reduce"(%307#0, %308) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg458: tensor<f32>, %arg459: tensor<f32>):
      %3106 = "stablehlo.maximum"(%arg458, %arg459) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3106) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %310 = "stablehlo.reshape"(%309) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %312 = "stablehlo.compare"(%307#0, %311) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xi1>
    %313 = "stablehlo.convert"(%312) : (tensor<1x8x4x64x64xi1>) -> tensor<1x8x4x64x64xf32>
    %314 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %315 = "stablehlo.reduce"(%313, %314) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg456: tensor<f32>, %arg457: tensor<f32>):
      %3105 = "stablehlo.add"(%arg456, %arg457) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3105) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %316 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %317 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %318 = "stablehlo.maximum"(%317, %309) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %319 = "stablehlo.compare"(%309, %318) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %320 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %321 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %322 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %323 = "stablehlo.broadcast_in_dim"(%322) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %324 = "stablehlo.select"(%319, %321, %323) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %325 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %327 = "stablehlo.compare"(%326, %318) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %328 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %330 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %332 = "stablehlo.select"(%327, %329, %331) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %333 = "stablehlo.divide"(%324, %332) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %334 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %336 = "stablehlo.subtract"(%307#0, %335) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %337 = "stablehlo.exponential"(%336) : (tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %338 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %339 = "stablehlo.reduce"(%337, %338) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg454: tensor<f32>, %arg455: tensor<f32>):
      %3104 = "stablehlo.add"(%arg454, %arg455) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3104) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %340 = "stablehlo.broadcast_in_dim"(%339) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %342 = "stablehlo.divide"(%337, %341) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %343 = "stablehlo.multiply"(%340, %340) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %344 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64x1xf32>
    %346 = "stablehlo.divide"(%345, %343) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %347 = "stablehlo.dot_general"(%292, %342) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x1x64xf32>
    %348 = "stablehlo.transpose"(%347) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<8x4x32x1x64xf32>) -> tensor<1x8x64x4x32xf32>
    %349 = "stablehlo.transpose"(%348) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %350 = "stablehlo.reshape"(%349) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %351 = "stablehlo.reshape"(%350) : (tensor<8x64x4x32xf32>) -> tensor<8x64x128xf32>
    %352 = "stablehlo.transpose"(%arg45) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %353 = "stablehlo.dot_general"(%351, %352) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %354 = "stablehlo.broadcast_in_dim"(%arg46) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %356 = "stablehlo.add"(%353, %355) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %357 = "stablehlo.add"(%249, %356) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %358 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %359 = "stablehlo.reduce"(%357, %358) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg452: tensor<f32>, %arg453: tensor<f32>):
      %3103 = "stablehlo.add"(%arg452, %arg453) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3103) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %361 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %363 = "stablehlo.divide"(%360, %362) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %364 = "stablehlo.broadcast_in_dim"(%363) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %365 = "stablehlo.subtract"(%357, %364) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %366 = "stablehlo.multiply"(%365, %365) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %367 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %368 = "stablehlo.reduce"(%366, %367) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg450: tensor<f32>, %arg451: tensor<f32>):
      %3102 = "stablehlo.add"(%arg450, %arg451) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3102) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %370 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %371 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %372 = "stablehlo.divide"(%369, %371) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %373 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %374 = "stablehlo.broadcast_in_dim"(%373) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %375 = "stablehlo.add"(%372, %374) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %376 = "stablehlo.rsqrt"(%375) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %377 = "stablehlo.divide"(%376, %375) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %378 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %379 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %380 = "stablehlo.multiply"(%379, %377) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %381 = "stablehlo.broadcast_in_dim"(%376) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %382 = "stablehlo.multiply"(%365, %381) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %383 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %385 = "stablehlo.multiply"(%382, %384) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %386 = "stablehlo.broadcast_in_dim"(%arg48) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %388 = "stablehlo.add"(%385, %387) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %389 = "stablehlo.transpose"(%arg49) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %390 = "stablehlo.dot_general"(%388, %389) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x512xf32>) -> tensor<8x64x512xf32>
    %391 = "stablehlo.broadcast_in_dim"(%arg50) <{broadcast_dimensions = array<i64: 2>}> : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %392 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x512xf32>) -> tensor<8x64x512xf32>
    %393 = "stablehlo.add"(%390, %392) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %394 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %395 = "stablehlo.broadcast_in_dim"(%394) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %396 = "stablehlo.multiply"(%395, %393) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %397 = "stablehlo.negate"(%393) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %398 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %400 = "stablehlo.multiply"(%397, %399) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %401 = "chlo.erfc"(%400) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %402 = "chlo.square"(%400) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %403 = "stablehlo.negate"(%402) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %404 = "stablehlo.exponential"(%403) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %405 = "stablehlo.multiply"(%396, %401) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %406 = "stablehlo.transpose"(%arg51) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %407 = "stablehlo.dot_general"(%405, %406) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<512x128xf32>) -> tensor<8x64x128xf32>
    %408 = "stablehlo.broadcast_in_dim"(%arg52) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %409 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %410 = "stablehlo.add"(%407, %409) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %411 = "stablehlo.add"(%357, %410) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %412 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %413 = "stablehlo.reduce"(%411, %412) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg448: tensor<f32>, %arg449: tensor<f32>):
      %3101 = "stablehlo.add"(%arg448, %arg449) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3101) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %414 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %415 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %417 = "stablehlo.divide"(%414, %416) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %418 = "stablehlo.broadcast_in_dim"(%417) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %419 = "stablehlo.subtract"(%411, %418) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %420 = "stablehlo.multiply"(%419, %419) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %421 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %422 = "stablehlo.reduce"(%420, %421) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg446: tensor<f32>, %arg447: tensor<f32>):
      %3100 = "stablehlo.add"(%arg446, %arg447) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3100) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %423 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %424 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %425 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %426 = "stablehlo.divide"(%423, %425) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %427 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %429 = "stablehlo.add"(%426, %428) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %430 = "stablehlo.rsqrt"(%429) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %431 = "stablehlo.divide"(%430, %429) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %432 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %433 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %434 = "stablehlo.multiply"(%433, %431) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %435 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %436 = "stablehlo.multiply"(%419, %435) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %437 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %438 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %439 = "stablehlo.multiply"(%436, %438) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %440 = "stablehlo.broadcast_in_dim"(%arg54) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %441 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %442 = "stablehlo.add"(%439, %441) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %443 = "stablehlo.transpose"(%arg55) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %444 = "stablehlo.dot_general"(%442, %443) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x384xf32>) -> tensor<8x64x384xf32>
    %445 = "stablehlo.broadcast_in_dim"(%arg56) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xf32>) -> tensor<8x64x384xf32>
    %447 = "stablehlo.add"(%444, %446) : (tensor<8x64x384xf32>, tensor<8x64x384xf32>) -> tensor<8x64x384xf32>
    %448 = "stablehlo.reshape"(%447) : (tensor<8x64x384xf32>) -> tensor<8x64x3x4x32xf32>
    %449 = "stablehlo.slice"(%448) <{limit_indices = array<i64: 8, 64, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %450 = "stablehlo.reshape"(%449) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %451 = "stablehlo.slice"(%448) <{limit_indices = array<i64: 8, 64, 2, 4, 32>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %452 = "stablehlo.reshape"(%451) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %453 = "stablehlo.slice"(%448) <{limit_indices = array<i64: 8, 64, 3, 4, 32>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %454 = "stablehlo.reshape"(%453) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %455 = "stablehlo.reshape"(%450) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %456 = "stablehlo.dot_general"(%455, %452) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x1x32xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x64xf32>
    %457 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %459 = "stablehlo.multiply"(%456, %458) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %460 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<8x4x64x64xi1>
    %462 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %464 = "func.call"(%463) <{callee = @tril}> : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %465 = "stablehlo.broadcast_in_dim"(%464) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<64x64xi1>) -> tensor<1x1x64x64xi1>
    %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x64x64xi1>) -> tensor<8x4x64x64xi1>
    %467 = "stablehlo.and"(%461, %466) : (tensor<8x4x64x64xi1>, tensor<8x4x64x64xi1>) -> tensor<8x4x64x64xi1>
    %468 = "stablehlo.constant"() <{value = dense<-2.38197633E+38> : tensor<f32>}> : () -> tensor<f32>
    %469:3 = "func.call"(%467, %459, %468) <{callee = @_where}> : (tensor<8x4x64x64xi1>, tensor<8x4x64x1x64xf32>, tensor<f32>) -> (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>)
    %470 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %471 = "stablehlo.reduce"(%469#0, %470) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg444: tensor<f32>, %arg445: tensor<f32>):
      %3099 = "stablehlo.maximum"(%arg444, %arg445) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3099) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %472 = "stablehlo.reshape"(%471) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %473 = "stablehlo.broadcast_in_dim"(%472) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %474 = "stablehlo.compare"(%469#0, %473) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xi1>
    %475 = "stablehlo.convert"(%474) : (tensor<1x8x4x64x64xi1>) -> tensor<1x8x4x64x64xf32>
    %476 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %477 = "stablehlo.reduce"(%475, %476) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg442: tensor<f32>, %arg443: tensor<f32>):
      %3098 = "stablehlo.add"(%arg442, %arg443) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3098) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %478 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %480 = "stablehlo.maximum"(%479, %471) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %481 = "stablehlo.compare"(%471, %480) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %482 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %483 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %484 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %485 = "stablehlo.broadcast_in_dim"(%484) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %486 = "stablehlo.select"(%481, %483, %485) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %487 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %488 = "stablehlo.broadcast_in_dim"(%487) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %489 = "stablehlo.compare"(%488, %480) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %490 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %492 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %493 = "stablehlo.broadcast_in_dim"(%492) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %494 = "stablehlo.select"(%489, %491, %493) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %495 = "stablehlo.divide"(%486, %494) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %496 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %498 = "stablehlo.subtract"(%469#0, %497) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %499 = "stablehlo.exponential"(%498) : (tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %500 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %501 = "stablehlo.reduce"(%499, %500) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg440: tensor<f32>, %arg441: tensor<f32>):
      %3097 = "stablehlo.add"(%arg440, %arg441) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3097) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %502 = "stablehlo.broadcast_in_dim"(%501) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %503 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %504 = "stablehlo.divide"(%499, %503) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %505 = "stablehlo.multiply"(%502, %502) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %506 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %507 = "stablehlo.broadcast_in_dim"(%506) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64x1xf32>
    %508 = "stablehlo.divide"(%507, %505) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %509 = "stablehlo.dot_general"(%454, %504) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x1x64xf32>
    %510 = "stablehlo.transpose"(%509) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<8x4x32x1x64xf32>) -> tensor<1x8x64x4x32xf32>
    %511 = "stablehlo.transpose"(%510) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %512 = "stablehlo.reshape"(%511) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %513 = "stablehlo.reshape"(%512) : (tensor<8x64x4x32xf32>) -> tensor<8x64x128xf32>
    %514 = "stablehlo.transpose"(%arg57) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %515 = "stablehlo.dot_general"(%513, %514) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %516 = "stablehlo.broadcast_in_dim"(%arg58) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %517 = "stablehlo.broadcast_in_dim"(%516) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %518 = "stablehlo.add"(%515, %517) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %519 = "stablehlo.add"(%411, %518) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %520 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %521 = "stablehlo.reduce"(%519, %520) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg438: tensor<f32>, %arg439: tensor<f32>):
      %3096 = "stablehlo.add"(%arg438, %arg439) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3096) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %522 = "stablehlo.broadcast_in_dim"(%521) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %523 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %524 = "stablehlo.broadcast_in_dim"(%523) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %525 = "stablehlo.divide"(%522, %524) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %527 = "stablehlo.subtract"(%519, %526) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %528 = "stablehlo.multiply"(%527, %527) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %529 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %530 = "stablehlo.reduce"(%528, %529) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg436: tensor<f32>, %arg437: tensor<f32>):
      %3095 = "stablehlo.add"(%arg436, %arg437) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3095) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %531 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %532 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %534 = "stablehlo.divide"(%531, %533) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %535 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %537 = "stablehlo.add"(%534, %536) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %538 = "stablehlo.rsqrt"(%537) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %539 = "stablehlo.divide"(%538, %537) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %540 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %541 = "stablehlo.broadcast_in_dim"(%540) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %542 = "stablehlo.multiply"(%541, %539) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %543 = "stablehlo.broadcast_in_dim"(%538) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %544 = "stablehlo.multiply"(%527, %543) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %545 = "stablehlo.broadcast_in_dim"(%arg59) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %546 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %547 = "stablehlo.multiply"(%544, %546) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %548 = "stablehlo.broadcast_in_dim"(%arg60) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %549 = "stablehlo.broadcast_in_dim"(%548) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %550 = "stablehlo.add"(%547, %549) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %551 = "stablehlo.transpose"(%arg61) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %552 = "stablehlo.dot_general"(%550, %551) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x512xf32>) -> tensor<8x64x512xf32>
    %553 = "stablehlo.broadcast_in_dim"(%arg62) <{broadcast_dimensions = array<i64: 2>}> : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %554 = "stablehlo.broadcast_in_dim"(%553) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x512xf32>) -> tensor<8x64x512xf32>
    %555 = "stablehlo.add"(%552, %554) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %556 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %557 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %558 = "stablehlo.multiply"(%557, %555) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %559 = "stablehlo.negate"(%555) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %560 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %561 = "stablehlo.broadcast_in_dim"(%560) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %562 = "stablehlo.multiply"(%559, %561) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %563 = "chlo.erfc"(%562) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %564 = "chlo.square"(%562) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %565 = "stablehlo.negate"(%564) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %566 = "stablehlo.exponential"(%565) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %567 = "stablehlo.multiply"(%558, %563) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %568 = "stablehlo.transpose"(%arg63) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %569 = "stablehlo.dot_general"(%567, %568) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<512x128xf32>) -> tensor<8x64x128xf32>
    %570 = "stablehlo.broadcast_in_dim"(%arg64) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %571 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %572 = "stablehlo.add"(%569, %571) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %573 = "stablehlo.add"(%519, %572) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %574 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %575 = "stablehlo.reduce"(%573, %574) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg434: tensor<f32>, %arg435: tensor<f32>):
      %3094 = "stablehlo.add"(%arg434, %arg435) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3094) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %576 = "stablehlo.broadcast_in_dim"(%575) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %577 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %579 = "stablehlo.divide"(%576, %578) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %581 = "stablehlo.subtract"(%573, %580) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %582 = "stablehlo.multiply"(%581, %581) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %583 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %584 = "stablehlo.reduce"(%582, %583) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg432: tensor<f32>, %arg433: tensor<f32>):
      %3093 = "stablehlo.add"(%arg432, %arg433) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3093) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %585 = "stablehlo.broadcast_in_dim"(%584) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %586 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %587 = "stablehlo.broadcast_in_dim"(%586) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %588 = "stablehlo.divide"(%585, %587) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %589 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %590 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %591 = "stablehlo.add"(%588, %590) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %592 = "stablehlo.rsqrt"(%591) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %593 = "stablehlo.divide"(%592, %591) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %594 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %595 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %596 = "stablehlo.multiply"(%595, %593) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %597 = "stablehlo.broadcast_in_dim"(%592) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %598 = "stablehlo.multiply"(%581, %597) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %599 = "stablehlo.broadcast_in_dim"(%arg65) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %600 = "stablehlo.broadcast_in_dim"(%599) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %601 = "stablehlo.multiply"(%598, %600) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %602 = "stablehlo.broadcast_in_dim"(%arg66) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %603 = "stablehlo.broadcast_in_dim"(%602) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %604 = "stablehlo.add"(%601, %603) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %605 = "stablehlo.transpose"(%arg67) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %606 = "stablehlo.dot_general"(%604, %605) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x384xf32>) -> tensor<8x64x384xf32>
    %607 = "stablehlo.broadcast_in_dim"(%arg68) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %608 = "stablehlo.broadcast_in_dim"(%607) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xf32>) -> tensor<8x64x384xf32>
    %609 = "stablehlo.add"(%606, %608) : (tensor<8x64x384xf32>, tensor<8x64x384xf32>) -> tensor<8x64x384xf32>
    %610 = "stablehlo.reshape"(%609) : (tensor<8x64x384xf32>) -> tensor<8x64x3x4x32xf32>
    %611 = "stablehlo.slice"(%610) <{limit_indices = array<i64: 8, 64, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %612 = "stablehlo.reshape"(%611) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %613 = "stablehlo.slice"(%610) <{limit_indices = array<i64: 8, 64, 2, 4, 32>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %614 = "stablehlo.reshape"(%613) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %615 = "stablehlo.slice"(%610) <{limit_indices = array<i64: 8, 64, 3, 4, 32>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %616 = "stablehlo.reshape"(%615) : (tensor<8x64x1x4x32xf32>) -> tensor<8x64x4x32xf32>
    %617 = "stablehlo.reshape"(%612) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %618 = "stablehlo.dot_general"(%617, %614) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x1x32xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x64xf32>
    %619 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %621 = "stablehlo.multiply"(%618, %620) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %622 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<8x4x64x64xi1>
    %624 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %625 = "stablehlo.broadcast_in_dim"(%624) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %626 = "func.call"(%625) <{callee = @tril}> : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %627 = "stablehlo.broadcast_in_dim"(%626) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<64x64xi1>) -> tensor<1x1x64x64xi1>
    %628 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x64x64xi1>) -> tensor<8x4x64x64xi1>
    %629 = "stablehlo.and"(%623, %628) : (tensor<8x4x64x64xi1>, tensor<8x4x64x64xi1>) -> tensor<8x4x64x64xi1>
    %630 = "stablehlo.constant"() <{value = dense<-2.38197633E+38> : tensor<f32>}> : () -> tensor<f32>
    %631:3 = "func.call"(%629, %621, %630) <{callee = @_where}> : (tensor<8x4x64x64xi1>, tensor<8x4x64x1x64xf32>, tensor<f32>) -> (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>)
    %632 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %633 = "stablehlo.reduce"(%631#0, %632) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %3092 = "stablehlo.maximum"(%arg430, %arg431) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3092) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %634 = "stablehlo.reshape"(%633) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %635 = "stablehlo.broadcast_in_dim"(%634) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %636 = "stablehlo.compare"(%631#0, %635) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xi1>
    %637 = "stablehlo.convert"(%636) : (tensor<1x8x4x64x64xi1>) -> tensor<1x8x4x64x64xf32>
    %638 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %639 = "stablehlo.reduce"(%637, %638) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg428: tensor<f32>, %arg429: tensor<f32>):
      %3091 = "stablehlo.add"(%arg428, %arg429) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3091) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %640 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %641 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %642 = "stablehlo.maximum"(%641, %633) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %643 = "stablehlo.compare"(%633, %642) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %644 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %645 = "stablehlo.broadcast_in_dim"(%644) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %646 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %647 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %648 = "stablehlo.select"(%643, %645, %647) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %649 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %650 = "stablehlo.broadcast_in_dim"(%649) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %651 = "stablehlo.compare"(%650, %642) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xi1>
    %652 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %653 = "stablehlo.broadcast_in_dim"(%652) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %654 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %655 = "stablehlo.broadcast_in_dim"(%654) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64xf32>
    %656 = "stablehlo.select"(%651, %653, %655) : (tensor<1x8x4x64xi1>, tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %657 = "stablehlo.divide"(%648, %656) : (tensor<1x8x4x64xf32>, tensor<1x8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %658 = "stablehlo.broadcast_in_dim"(%642) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %659 = "stablehlo.broadcast_in_dim"(%658) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %660 = "stablehlo.subtract"(%631#0, %659) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %661 = "stablehlo.exponential"(%660) : (tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %662 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %663 = "stablehlo.reduce"(%661, %662) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg426: tensor<f32>, %arg427: tensor<f32>):
      %3090 = "stablehlo.add"(%arg426, %arg427) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3090) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %664 = "stablehlo.broadcast_in_dim"(%663) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %665 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %666 = "stablehlo.divide"(%661, %665) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %667 = "stablehlo.multiply"(%664, %664) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %668 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %669 = "stablehlo.broadcast_in_dim"(%668) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64x1xf32>
    %670 = "stablehlo.divide"(%669, %667) : (tensor<1x8x4x64x1xf32>, tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %671 = "stablehlo.dot_general"(%616, %666) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x1x64xf32>
    %672 = "stablehlo.transpose"(%671) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<8x4x32x1x64xf32>) -> tensor<1x8x64x4x32xf32>
    %673 = "stablehlo.transpose"(%672) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %674 = "stablehlo.reshape"(%673) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %675 = "stablehlo.reshape"(%674) : (tensor<8x64x4x32xf32>) -> tensor<8x64x128xf32>
    %676 = "stablehlo.transpose"(%arg69) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %677 = "stablehlo.dot_general"(%675, %676) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %678 = "stablehlo.broadcast_in_dim"(%arg70) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %679 = "stablehlo.broadcast_in_dim"(%678) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %680 = "stablehlo.add"(%677, %679) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %681 = "stablehlo.add"(%573, %680) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %682 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %683 = "stablehlo.reduce"(%681, %682) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg424: tensor<f32>, %arg425: tensor<f32>):
      %3089 = "stablehlo.add"(%arg424, %arg425) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3089) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %684 = "stablehlo.broadcast_in_dim"(%683) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %685 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %686 = "stablehlo.broadcast_in_dim"(%685) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %687 = "stablehlo.divide"(%684, %686) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %688 = "stablehlo.broadcast_in_dim"(%687) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %689 = "stablehlo.subtract"(%681, %688) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %690 = "stablehlo.multiply"(%689, %689) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %691 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %692 = "stablehlo.reduce"(%690, %691) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg422: tensor<f32>, %arg423: tensor<f32>):
      %3088 = "stablehlo.add"(%arg422, %arg423) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3088) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %693 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %694 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %695 = "stablehlo.broadcast_in_dim"(%694) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %696 = "stablehlo.divide"(%693, %695) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %697 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %698 = "stablehlo.broadcast_in_dim"(%697) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %699 = "stablehlo.add"(%696, %698) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %700 = "stablehlo.rsqrt"(%699) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %701 = "stablehlo.divide"(%700, %699) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %702 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %703 = "stablehlo.broadcast_in_dim"(%702) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %704 = "stablehlo.multiply"(%703, %701) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %705 = "stablehlo.broadcast_in_dim"(%700) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %706 = "stablehlo.multiply"(%689, %705) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %707 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %708 = "stablehlo.broadcast_in_dim"(%707) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %709 = "stablehlo.multiply"(%706, %708) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %710 = "stablehlo.broadcast_in_dim"(%arg72) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %711 = "stablehlo.broadcast_in_dim"(%710) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %712 = "stablehlo.add"(%709, %711) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %713 = "stablehlo.transpose"(%arg73) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %714 = "stablehlo.dot_general"(%712, %713) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x512xf32>) -> tensor<8x64x512xf32>
    %715 = "stablehlo.broadcast_in_dim"(%arg74) <{broadcast_dimensions = array<i64: 2>}> : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %716 = "stablehlo.broadcast_in_dim"(%715) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x512xf32>) -> tensor<8x64x512xf32>
    %717 = "stablehlo.add"(%714, %716) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %718 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %719 = "stablehlo.broadcast_in_dim"(%718) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %720 = "stablehlo.multiply"(%719, %717) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %721 = "stablehlo.negate"(%717) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %722 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %723 = "stablehlo.broadcast_in_dim"(%722) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %724 = "stablehlo.multiply"(%721, %723) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %725 = "chlo.erfc"(%724) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %726 = "chlo.square"(%724) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %727 = "stablehlo.negate"(%726) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %728 = "stablehlo.exponential"(%727) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %729 = "stablehlo.multiply"(%720, %725) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %730 = "stablehlo.transpose"(%arg75) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %731 = "stablehlo.dot_general"(%729, %730) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<512x128xf32>) -> tensor<8x64x128xf32>
    %732 = "stablehlo.broadcast_in_dim"(%arg76) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %733 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %734 = "stablehlo.add"(%731, %733) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %735 = "stablehlo.add"(%681, %734) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %736 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %737 = "stablehlo.reduce"(%735, %736) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg420: tensor<f32>, %arg421: tensor<f32>):
      %3087 = "stablehlo.add"(%arg420, %arg421) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3087) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %738 = "stablehlo.broadcast_in_dim"(%737) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %739 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %741 = "stablehlo.divide"(%738, %740) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %742 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %743 = "stablehlo.subtract"(%735, %742) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %744 = "stablehlo.multiply"(%743, %743) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %745 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %746 = "stablehlo.reduce"(%744, %745) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg418: tensor<f32>, %arg419: tensor<f32>):
      %3086 = "stablehlo.add"(%arg418, %arg419) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3086) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %747 = "stablehlo.broadcast_in_dim"(%746) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %748 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %749 = "stablehlo.broadcast_in_dim"(%748) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %750 = "stablehlo.divide"(%747, %749) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %751 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %752 = "stablehlo.broadcast_in_dim"(%751) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %753 = "stablehlo.add"(%750, %752) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %754 = "stablehlo.rsqrt"(%753) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %755 = "stablehlo.divide"(%754, %753) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %756 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %757 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %758 = "stablehlo.multiply"(%757, %755) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %759 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %760 = "stablehlo.multiply"(%743, %759) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %761 = "stablehlo.broadcast_in_dim"(%arg77) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %762 = "stablehlo.broadcast_in_dim"(%761) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %763 = "stablehlo.multiply"(%760, %762) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %764 = "stablehlo.broadcast_in_dim"(%arg78) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %765 = "stablehlo.broadcast_in_dim"(%764) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %766 = "stablehlo.add"(%763, %765) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %767 = "stablehlo.transpose"(%arg27) <{permutation = array<i64: 1, 0>}> : (tensor<65x128xf32>) -> tensor<128x65xf32>
    %768 = "stablehlo.dot_general"(%766, %767) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x65xf32>) -> tensor<8x64x65xf32>
    %769 = "stablehlo.reshape"(%768) : (tensor<8x64x65xf32>) -> tensor<512x65xf32>
    %770 = "stablehlo.reshape"(%arg185) : (tensor<8x64xi32>) -> tensor<512xi32>
    %771:3 = "func.call"(%769) <{callee = @log_softmax}> : (tensor<512x65xf32>) -> (tensor<512x65xf32>, tensor<512x65xf32>, tensor<512x1xf32>)
    %772 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xi32>) -> tensor<512x1xi32>
    %773:2 = "func.call"(%771#0, %772) <{callee = @take_along_axis}> : (tensor<512x65xf32>, tensor<512x1xi32>) -> (tensor<512x1xf32>, tensor<512x1x1xi32>)
    %774 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %775 = "stablehlo.reduce"(%773#0, %774) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg416: tensor<f32>, %arg417: tensor<f32>):
      %3085 = "stablehlo.add"(%arg416, %arg417) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3085) : (tensor<f32>) -> ()
    }) : (tensor<512x1xf32>, tensor<f32>) -> tensor<f32>
    %776 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %777 = "stablehlo.divide"(%775, %776) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %778 = "stablehlo.negate"(%777) : (tensor<f32>) -> tensor<f32>
    %779 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %780 = "stablehlo.negate"(%779) : (tensor<f32>) -> tensor<f32>
    %781 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %782 = "stablehlo.divide"(%780, %781) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %783 = "stablehlo.broadcast_in_dim"(%782) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x1xf32>
    %784 = "func.call"(%773#1, %783) <{callee = @take_along_axis_0}> : (tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x65xf32>
    %785 = "func.call"(%771#1, %771#2, %784) <{callee = @log_softmax_1}> : (tensor<512x65xf32>, tensor<512x1xf32>, tensor<512x65xf32>) -> tensor<512x65xf32>
    %786 = "stablehlo.reshape"(%785) : (tensor<512x65xf32>) -> tensor<8x64x65xf32>
    %787 = "stablehlo.dot_general"(%786, %766) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x65xf32>, tensor<8x64x128xf32>) -> tensor<65x128xf32>
    %788 = "stablehlo.transpose"(%787) <{permutation = array<i64: 1, 0>}> : (tensor<65x128xf32>) -> tensor<128x65xf32>
    %789 = "stablehlo.dot_general"(%786, %767) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x65xf32>, tensor<128x65xf32>) -> tensor<8x64x128xf32>
    %790 = "stablehlo.transpose"(%788) <{permutation = array<i64: 1, 0>}> : (tensor<128x65xf32>) -> tensor<65x128xf32>
    %791 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %792 = "stablehlo.reduce"(%789, %791) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg414: tensor<f32>, %arg415: tensor<f32>):
      %3084 = "stablehlo.add"(%arg414, %arg415) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3084) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %793 = "stablehlo.reshape"(%792) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %794 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %795 = "stablehlo.reduce"(%793, %794) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg412: tensor<f32>, %arg413: tensor<f32>):
      %3083 = "stablehlo.add"(%arg412, %arg413) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3083) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %796 = "stablehlo.multiply"(%760, %789) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %797 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %798 = "stablehlo.reduce"(%796, %797) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg410: tensor<f32>, %arg411: tensor<f32>):
      %3082 = "stablehlo.add"(%arg410, %arg411) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3082) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %799 = "stablehlo.reshape"(%798) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %800 = "stablehlo.broadcast_in_dim"(%761) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %801 = "stablehlo.multiply"(%789, %800) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %802 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %803 = "stablehlo.reduce"(%799, %802) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg408: tensor<f32>, %arg409: tensor<f32>):
      %3081 = "stablehlo.add"(%arg408, %arg409) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3081) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %804 = "stablehlo.multiply"(%743, %801) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %805 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %806 = "stablehlo.reduce"(%804, %805) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg406: tensor<f32>, %arg407: tensor<f32>):
      %3080 = "stablehlo.add"(%arg406, %arg407) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3080) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %807 = "stablehlo.reshape"(%806) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %808 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %809 = "stablehlo.multiply"(%801, %808) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %810 = "stablehlo.multiply"(%807, %758) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %811 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %812 = "stablehlo.broadcast_in_dim"(%811) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %813 = "stablehlo.divide"(%810, %812) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %814 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %815 = "stablehlo.reduce"(%813, %814) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg404: tensor<f32>, %arg405: tensor<f32>):
      %3079 = "stablehlo.add"(%arg404, %arg405) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3079) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %816 = "stablehlo.broadcast_in_dim"(%815) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %817 = "stablehlo.multiply"(%743, %816) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %818 = "stablehlo.add"(%809, %817) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %819 = "stablehlo.multiply"(%816, %743) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %820 = "stablehlo.add"(%818, %819) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %821 = "stablehlo.negate"(%820) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %822 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %823 = "stablehlo.reduce"(%821, %822) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg402: tensor<f32>, %arg403: tensor<f32>):
      %3078 = "stablehlo.add"(%arg402, %arg403) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3078) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %824 = "stablehlo.reshape"(%823) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %825 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %826 = "stablehlo.broadcast_in_dim"(%825) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %827 = "stablehlo.divide"(%824, %826) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %828 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %829 = "stablehlo.reduce"(%827, %828) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg400: tensor<f32>, %arg401: tensor<f32>):
      %3077 = "stablehlo.add"(%arg400, %arg401) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3077) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %830 = "stablehlo.broadcast_in_dim"(%829) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %831 = "stablehlo.add"(%820, %830) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %832 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %833 = "stablehlo.reduce"(%831, %832) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg398: tensor<f32>, %arg399: tensor<f32>):
      %3076 = "stablehlo.add"(%arg398, %arg399) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3076) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %834 = "stablehlo.reshape"(%833) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %835 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %836 = "stablehlo.reduce"(%834, %835) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg396: tensor<f32>, %arg397: tensor<f32>):
      %3075 = "stablehlo.add"(%arg396, %arg397) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3075) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %837 = "stablehlo.dot_general"(%831, %729) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x512xf32>) -> tensor<128x512xf32>
    %838 = "stablehlo.transpose"(%837) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %839 = "stablehlo.dot_general"(%831, %730) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<512x128xf32>) -> tensor<8x64x512xf32>
    %840 = "stablehlo.transpose"(%838) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %841 = "stablehlo.multiply"(%720, %839) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %842 = "stablehlo.multiply"(%839, %725) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %843 = "stablehlo.constant"() <{value = dense<-1.12837923> : tensor<f32>}> : () -> tensor<f32>
    %844 = "stablehlo.broadcast_in_dim"(%843) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %845 = "stablehlo.multiply"(%844, %841) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %846 = "stablehlo.multiply"(%845, %728) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %847 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %848 = "stablehlo.broadcast_in_dim"(%847) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %849 = "stablehlo.multiply"(%846, %848) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %850 = "stablehlo.negate"(%849) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %851 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %852 = "stablehlo.broadcast_in_dim"(%851) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %853 = "stablehlo.multiply"(%852, %842) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %854 = "stablehlo.add"(%850, %853) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %855 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %856 = "stablehlo.reduce"(%854, %855) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg394: tensor<f32>, %arg395: tensor<f32>):
      %3074 = "stablehlo.add"(%arg394, %arg395) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3074) : (tensor<f32>) -> ()
    }) : (tensor<8x64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %857 = "stablehlo.reshape"(%856) : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %858 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %859 = "stablehlo.reduce"(%857, %858) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg392: tensor<f32>, %arg393: tensor<f32>):
      %3073 = "stablehlo.add"(%arg392, %arg393) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3073) : (tensor<f32>) -> ()
    }) : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %860 = "stablehlo.dot_general"(%854, %712) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<8x64x128xf32>) -> tensor<512x128xf32>
    %861 = "stablehlo.transpose"(%860) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %862 = "stablehlo.dot_general"(%854, %713) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<128x512xf32>) -> tensor<8x64x128xf32>
    %863 = "stablehlo.transpose"(%861) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %864 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %865 = "stablehlo.reduce"(%862, %864) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg390: tensor<f32>, %arg391: tensor<f32>):
      %3072 = "stablehlo.add"(%arg390, %arg391) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3072) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %866 = "stablehlo.reshape"(%865) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %867 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %868 = "stablehlo.reduce"(%866, %867) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg388: tensor<f32>, %arg389: tensor<f32>):
      %3071 = "stablehlo.add"(%arg388, %arg389) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3071) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %869 = "stablehlo.multiply"(%706, %862) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %870 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %871 = "stablehlo.reduce"(%869, %870) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg386: tensor<f32>, %arg387: tensor<f32>):
      %3070 = "stablehlo.add"(%arg386, %arg387) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3070) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %872 = "stablehlo.reshape"(%871) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %873 = "stablehlo.broadcast_in_dim"(%707) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %874 = "stablehlo.multiply"(%862, %873) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %875 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %876 = "stablehlo.reduce"(%872, %875) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg384: tensor<f32>, %arg385: tensor<f32>):
      %3069 = "stablehlo.add"(%arg384, %arg385) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3069) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %877 = "stablehlo.multiply"(%689, %874) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %878 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %879 = "stablehlo.reduce"(%877, %878) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg382: tensor<f32>, %arg383: tensor<f32>):
      %3068 = "stablehlo.add"(%arg382, %arg383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3068) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %880 = "stablehlo.reshape"(%879) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %881 = "stablehlo.broadcast_in_dim"(%700) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %882 = "stablehlo.multiply"(%874, %881) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %883 = "stablehlo.multiply"(%880, %704) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %884 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %885 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %886 = "stablehlo.divide"(%883, %885) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %887 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %888 = "stablehlo.reduce"(%886, %887) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg380: tensor<f32>, %arg381: tensor<f32>):
      %3067 = "stablehlo.add"(%arg380, %arg381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3067) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %889 = "stablehlo.broadcast_in_dim"(%888) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %890 = "stablehlo.multiply"(%689, %889) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %891 = "stablehlo.add"(%882, %890) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %892 = "stablehlo.multiply"(%889, %689) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %893 = "stablehlo.add"(%891, %892) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %894 = "stablehlo.negate"(%893) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %895 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %896 = "stablehlo.reduce"(%894, %895) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg378: tensor<f32>, %arg379: tensor<f32>):
      %3066 = "stablehlo.add"(%arg378, %arg379) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3066) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %897 = "stablehlo.reshape"(%896) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %898 = "stablehlo.add"(%831, %893) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %899 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %900 = "stablehlo.broadcast_in_dim"(%899) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %901 = "stablehlo.divide"(%897, %900) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %902 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %903 = "stablehlo.reduce"(%901, %902) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg376: tensor<f32>, %arg377: tensor<f32>):
      %3065 = "stablehlo.add"(%arg376, %arg377) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3065) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %904 = "stablehlo.broadcast_in_dim"(%903) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %905 = "stablehlo.add"(%898, %904) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %906 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %907 = "stablehlo.reduce"(%905, %906) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg374: tensor<f32>, %arg375: tensor<f32>):
      %3064 = "stablehlo.add"(%arg374, %arg375) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3064) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %908 = "stablehlo.reshape"(%907) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %909 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %910 = "stablehlo.reduce"(%908, %909) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg372: tensor<f32>, %arg373: tensor<f32>):
      %3063 = "stablehlo.add"(%arg372, %arg373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3063) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %911 = "stablehlo.dot_general"(%905, %675) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<128x128xf32>
    %912 = "stablehlo.transpose"(%911) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %913 = "stablehlo.dot_general"(%905, %676) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %914 = "stablehlo.transpose"(%912) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %915 = "stablehlo.reshape"(%913) : (tensor<8x64x128xf32>) -> tensor<8x64x4x32xf32>
    %916 = "stablehlo.reshape"(%915) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %917 = "stablehlo.transpose"(%916) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<8x64x4x1x32xf32>) -> tensor<1x8x64x4x32xf32>
    %918 = "stablehlo.transpose"(%917) <{permutation = array<i64: 1, 3, 4, 0, 2>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x4x32x1x64xf32>
    %919 = "stablehlo.dot_general"(%918, %616) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x1x64x64xf32>
    %920 = "stablehlo.transpose"(%919) <{permutation = array<i64: 2, 0, 1, 3, 4>}> : (tensor<8x4x1x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %921 = "stablehlo.dot_general"(%918, %666) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x64xf32>
    %922 = "stablehlo.transpose"(%921) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x4x32x64xf32>) -> tensor<8x64x4x32xf32>
    %923 = "stablehlo.broadcast_in_dim"(%670) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %924 = "stablehlo.multiply"(%920, %923) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %925 = "stablehlo.multiply"(%924, %661) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %926 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %927 = "stablehlo.reduce"(%925, %926) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg370: tensor<f32>, %arg371: tensor<f32>):
      %3062 = "stablehlo.add"(%arg370, %arg371) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3062) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %928 = "stablehlo.reshape"(%927) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %929 = "stablehlo.negate"(%928) : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %930 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %931 = "stablehlo.divide"(%920, %930) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %932 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %933 = "stablehlo.reduce"(%929, %932) <{dimensions = array<i64: 0, 4>}> ({
    ^bb0(%arg368: tensor<f32>, %arg369: tensor<f32>):
      %3061 = "stablehlo.add"(%arg368, %arg369) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3061) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x1xf32>, tensor<f32>) -> tensor<8x4x64xf32>
    %934 = "stablehlo.broadcast_in_dim"(%933) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %935 = "stablehlo.broadcast_in_dim"(%934) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x64xf32>
    %936 = "stablehlo.add"(%931, %935) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %937 = "stablehlo.multiply"(%936, %661) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %938 = "func.call"(%631#1, %631#2, %937) <{callee = @_where_2}> : (tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>
    %939 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %940 = "stablehlo.broadcast_in_dim"(%939) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %941 = "stablehlo.multiply"(%938, %940) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %942 = "stablehlo.dot_general"(%941, %617) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x1x32xf32>) -> tensor<8x4x64x32xf32>
    %943 = "stablehlo.transpose"(%942) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<8x4x64x32xf32>) -> tensor<8x64x4x32xf32>
    %944 = "stablehlo.dot_general"(%941, %614) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x32xf32>
    %945 = "stablehlo.transpose"(%944) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<8x4x64x1x32xf32>) -> tensor<8x64x4x1x32xf32>
    %946 = "stablehlo.reshape"(%945) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %947 = "stablehlo.broadcast_in_dim"(%922) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %948 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %949 = "stablehlo.pad"(%947, %948) <{edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %950 = "stablehlo.broadcast_in_dim"(%943) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %951 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %952 = "stablehlo.pad"(%950, %951) <{edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %953 = "stablehlo.add"(%949, %952) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %954 = "stablehlo.broadcast_in_dim"(%946) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %955 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %956 = "stablehlo.pad"(%954, %955) <{edge_padding_high = array<i64: 0, 0, 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %957 = "stablehlo.add"(%953, %956) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %958 = "stablehlo.reshape"(%957) : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x384xf32>
    %959 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %960 = "stablehlo.reduce"(%958, %959) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg366: tensor<f32>, %arg367: tensor<f32>):
      %3060 = "stablehlo.add"(%arg366, %arg367) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3060) : (tensor<f32>) -> ()
    }) : (tensor<8x64x384xf32>, tensor<f32>) -> tensor<384xf32>
    %961 = "stablehlo.reshape"(%960) : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %962 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %963 = "stablehlo.reduce"(%961, %962) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg364: tensor<f32>, %arg365: tensor<f32>):
      %3059 = "stablehlo.add"(%arg364, %arg365) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3059) : (tensor<f32>) -> ()
    }) : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %964 = "stablehlo.dot_general"(%958, %604) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<8x64x128xf32>) -> tensor<384x128xf32>
    %965 = "stablehlo.transpose"(%964) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %966 = "stablehlo.dot_general"(%958, %605) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<128x384xf32>) -> tensor<8x64x128xf32>
    %967 = "stablehlo.transpose"(%965) <{permutation = array<i64: 1, 0>}> : (tensor<128x384xf32>) -> tensor<384x128xf32>
    %968 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %969 = "stablehlo.reduce"(%966, %968) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg362: tensor<f32>, %arg363: tensor<f32>):
      %3058 = "stablehlo.add"(%arg362, %arg363) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3058) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %970 = "stablehlo.reshape"(%969) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %971 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %972 = "stablehlo.reduce"(%970, %971) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg360: tensor<f32>, %arg361: tensor<f32>):
      %3057 = "stablehlo.add"(%arg360, %arg361) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3057) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %973 = "stablehlo.multiply"(%598, %966) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %974 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %975 = "stablehlo.reduce"(%973, %974) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg358: tensor<f32>, %arg359: tensor<f32>):
      %3056 = "stablehlo.add"(%arg358, %arg359) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3056) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %976 = "stablehlo.reshape"(%975) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %977 = "stablehlo.broadcast_in_dim"(%599) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %978 = "stablehlo.multiply"(%966, %977) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %979 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %980 = "stablehlo.reduce"(%976, %979) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg356: tensor<f32>, %arg357: tensor<f32>):
      %3055 = "stablehlo.add"(%arg356, %arg357) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3055) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %981 = "stablehlo.multiply"(%581, %978) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %982 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %983 = "stablehlo.reduce"(%981, %982) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg354: tensor<f32>, %arg355: tensor<f32>):
      %3054 = "stablehlo.add"(%arg354, %arg355) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3054) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %984 = "stablehlo.reshape"(%983) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %985 = "stablehlo.broadcast_in_dim"(%592) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %986 = "stablehlo.multiply"(%978, %985) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %987 = "stablehlo.multiply"(%984, %596) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %988 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %989 = "stablehlo.broadcast_in_dim"(%988) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %990 = "stablehlo.divide"(%987, %989) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %991 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %992 = "stablehlo.reduce"(%990, %991) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg352: tensor<f32>, %arg353: tensor<f32>):
      %3053 = "stablehlo.add"(%arg352, %arg353) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3053) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %993 = "stablehlo.broadcast_in_dim"(%992) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %994 = "stablehlo.multiply"(%581, %993) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %995 = "stablehlo.add"(%986, %994) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %996 = "stablehlo.multiply"(%993, %581) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %997 = "stablehlo.add"(%995, %996) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %998 = "stablehlo.negate"(%997) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %999 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1000 = "stablehlo.reduce"(%998, %999) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg350: tensor<f32>, %arg351: tensor<f32>):
      %3052 = "stablehlo.add"(%arg350, %arg351) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3052) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1001 = "stablehlo.reshape"(%1000) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1002 = "stablehlo.add"(%905, %997) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1003 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1004 = "stablehlo.broadcast_in_dim"(%1003) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1005 = "stablehlo.divide"(%1001, %1004) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1006 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1007 = "stablehlo.reduce"(%1005, %1006) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg348: tensor<f32>, %arg349: tensor<f32>):
      %3051 = "stablehlo.add"(%arg348, %arg349) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3051) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1008 = "stablehlo.broadcast_in_dim"(%1007) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1009 = "stablehlo.add"(%1002, %1008) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1010 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1011 = "stablehlo.reduce"(%1009, %1010) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg346: tensor<f32>, %arg347: tensor<f32>):
      %3050 = "stablehlo.add"(%arg346, %arg347) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3050) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1012 = "stablehlo.reshape"(%1011) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1013 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1014 = "stablehlo.reduce"(%1012, %1013) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg344: tensor<f32>, %arg345: tensor<f32>):
      %3049 = "stablehlo.add"(%arg344, %arg345) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3049) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1015 = "stablehlo.dot_general"(%1009, %567) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x512xf32>) -> tensor<128x512xf32>
    %1016 = "stablehlo.transpose"(%1015) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %1017 = "stablehlo.dot_general"(%1009, %568) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<512x128xf32>) -> tensor<8x64x512xf32>
    %1018 = "stablehlo.transpose"(%1016) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %1019 = "stablehlo.multiply"(%558, %1017) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1020 = "stablehlo.multiply"(%1017, %563) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1021 = "stablehlo.constant"() <{value = dense<-1.12837923> : tensor<f32>}> : () -> tensor<f32>
    %1022 = "stablehlo.broadcast_in_dim"(%1021) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1023 = "stablehlo.multiply"(%1022, %1019) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1024 = "stablehlo.multiply"(%1023, %566) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1025 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %1026 = "stablehlo.broadcast_in_dim"(%1025) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1027 = "stablehlo.multiply"(%1024, %1026) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1028 = "stablehlo.negate"(%1027) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1029 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1030 = "stablehlo.broadcast_in_dim"(%1029) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1031 = "stablehlo.multiply"(%1030, %1020) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1032 = "stablehlo.add"(%1028, %1031) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1033 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1034 = "stablehlo.reduce"(%1032, %1033) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg342: tensor<f32>, %arg343: tensor<f32>):
      %3048 = "stablehlo.add"(%arg342, %arg343) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3048) : (tensor<f32>) -> ()
    }) : (tensor<8x64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1035 = "stablehlo.reshape"(%1034) : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1036 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1037 = "stablehlo.reduce"(%1035, %1036) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg340: tensor<f32>, %arg341: tensor<f32>):
      %3047 = "stablehlo.add"(%arg340, %arg341) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3047) : (tensor<f32>) -> ()
    }) : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1038 = "stablehlo.dot_general"(%1032, %550) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<8x64x128xf32>) -> tensor<512x128xf32>
    %1039 = "stablehlo.transpose"(%1038) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %1040 = "stablehlo.dot_general"(%1032, %551) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<128x512xf32>) -> tensor<8x64x128xf32>
    %1041 = "stablehlo.transpose"(%1039) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %1042 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1043 = "stablehlo.reduce"(%1040, %1042) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg338: tensor<f32>, %arg339: tensor<f32>):
      %3046 = "stablehlo.add"(%arg338, %arg339) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3046) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1044 = "stablehlo.reshape"(%1043) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1045 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1046 = "stablehlo.reduce"(%1044, %1045) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg336: tensor<f32>, %arg337: tensor<f32>):
      %3045 = "stablehlo.add"(%arg336, %arg337) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3045) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1047 = "stablehlo.multiply"(%544, %1040) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1048 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1049 = "stablehlo.reduce"(%1047, %1048) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg334: tensor<f32>, %arg335: tensor<f32>):
      %3044 = "stablehlo.add"(%arg334, %arg335) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3044) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1050 = "stablehlo.reshape"(%1049) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1051 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %1052 = "stablehlo.multiply"(%1040, %1051) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1053 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1054 = "stablehlo.reduce"(%1050, %1053) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg332: tensor<f32>, %arg333: tensor<f32>):
      %3043 = "stablehlo.add"(%arg332, %arg333) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3043) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1055 = "stablehlo.multiply"(%527, %1052) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1056 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1057 = "stablehlo.reduce"(%1055, %1056) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg330: tensor<f32>, %arg331: tensor<f32>):
      %3042 = "stablehlo.add"(%arg330, %arg331) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3042) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1058 = "stablehlo.reshape"(%1057) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1059 = "stablehlo.broadcast_in_dim"(%538) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %1060 = "stablehlo.multiply"(%1052, %1059) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1061 = "stablehlo.multiply"(%1058, %542) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1062 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1063 = "stablehlo.broadcast_in_dim"(%1062) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1064 = "stablehlo.divide"(%1061, %1063) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1065 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1066 = "stablehlo.reduce"(%1064, %1065) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg328: tensor<f32>, %arg329: tensor<f32>):
      %3041 = "stablehlo.add"(%arg328, %arg329) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3041) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1067 = "stablehlo.broadcast_in_dim"(%1066) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1068 = "stablehlo.multiply"(%527, %1067) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1069 = "stablehlo.add"(%1060, %1068) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1070 = "stablehlo.multiply"(%1067, %527) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1071 = "stablehlo.add"(%1069, %1070) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1072 = "stablehlo.negate"(%1071) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1073 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1074 = "stablehlo.reduce"(%1072, %1073) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg326: tensor<f32>, %arg327: tensor<f32>):
      %3040 = "stablehlo.add"(%arg326, %arg327) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3040) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1075 = "stablehlo.reshape"(%1074) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1076 = "stablehlo.add"(%1009, %1071) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1077 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1078 = "stablehlo.broadcast_in_dim"(%1077) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1079 = "stablehlo.divide"(%1075, %1078) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1080 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1081 = "stablehlo.reduce"(%1079, %1080) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg324: tensor<f32>, %arg325: tensor<f32>):
      %3039 = "stablehlo.add"(%arg324, %arg325) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3039) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1082 = "stablehlo.broadcast_in_dim"(%1081) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1083 = "stablehlo.add"(%1076, %1082) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1084 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1085 = "stablehlo.reduce"(%1083, %1084) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg322: tensor<f32>, %arg323: tensor<f32>):
      %3038 = "stablehlo.add"(%arg322, %arg323) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3038) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1086 = "stablehlo.reshape"(%1085) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1087 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1088 = "stablehlo.reduce"(%1086, %1087) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg320: tensor<f32>, %arg321: tensor<f32>):
      %3037 = "stablehlo.add"(%arg320, %arg321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3037) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1089 = "stablehlo.dot_general"(%1083, %513) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<128x128xf32>
    %1090 = "stablehlo.transpose"(%1089) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %1091 = "stablehlo.dot_general"(%1083, %514) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %1092 = "stablehlo.transpose"(%1090) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %1093 = "stablehlo.reshape"(%1091) : (tensor<8x64x128xf32>) -> tensor<8x64x4x32xf32>
    %1094 = "stablehlo.reshape"(%1093) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %1095 = "stablehlo.transpose"(%1094) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<8x64x4x1x32xf32>) -> tensor<1x8x64x4x32xf32>
    %1096 = "stablehlo.transpose"(%1095) <{permutation = array<i64: 1, 3, 4, 0, 2>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x4x32x1x64xf32>
    %1097 = "stablehlo.dot_general"(%1096, %454) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x1x64x64xf32>
    %1098 = "stablehlo.transpose"(%1097) <{permutation = array<i64: 2, 0, 1, 3, 4>}> : (tensor<8x4x1x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1099 = "stablehlo.dot_general"(%1096, %504) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x64xf32>
    %1100 = "stablehlo.transpose"(%1099) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x4x32x64xf32>) -> tensor<8x64x4x32xf32>
    %1101 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %1102 = "stablehlo.multiply"(%1098, %1101) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1103 = "stablehlo.multiply"(%1102, %499) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1105 = "stablehlo.reduce"(%1103, %1104) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg318: tensor<f32>, %arg319: tensor<f32>):
      %3036 = "stablehlo.add"(%arg318, %arg319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3036) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %1106 = "stablehlo.reshape"(%1105) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %1107 = "stablehlo.negate"(%1106) : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %1108 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %1109 = "stablehlo.divide"(%1098, %1108) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1111 = "stablehlo.reduce"(%1107, %1110) <{dimensions = array<i64: 0, 4>}> ({
    ^bb0(%arg316: tensor<f32>, %arg317: tensor<f32>):
      %3035 = "stablehlo.add"(%arg316, %arg317) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3035) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x1xf32>, tensor<f32>) -> tensor<8x4x64xf32>
    %1112 = "stablehlo.broadcast_in_dim"(%1111) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %1113 = "stablehlo.broadcast_in_dim"(%1112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1114 = "stablehlo.add"(%1109, %1113) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1115 = "stablehlo.multiply"(%1114, %499) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1116 = "func.call"(%469#1, %469#2, %1115) <{callee = @_where_2}> : (tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>
    %1117 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %1118 = "stablehlo.broadcast_in_dim"(%1117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %1119 = "stablehlo.multiply"(%1116, %1118) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %1120 = "stablehlo.dot_general"(%1119, %455) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x1x32xf32>) -> tensor<8x4x64x32xf32>
    %1121 = "stablehlo.transpose"(%1120) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<8x4x64x32xf32>) -> tensor<8x64x4x32xf32>
    %1122 = "stablehlo.dot_general"(%1119, %452) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x32xf32>
    %1123 = "stablehlo.transpose"(%1122) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<8x4x64x1x32xf32>) -> tensor<8x64x4x1x32xf32>
    %1124 = "stablehlo.reshape"(%1123) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %1125 = "stablehlo.broadcast_in_dim"(%1100) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1127 = "stablehlo.pad"(%1125, %1126) <{edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1128 = "stablehlo.broadcast_in_dim"(%1121) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1129 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1130 = "stablehlo.pad"(%1128, %1129) <{edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1131 = "stablehlo.add"(%1127, %1130) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %1132 = "stablehlo.broadcast_in_dim"(%1124) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1133 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1134 = "stablehlo.pad"(%1132, %1133) <{edge_padding_high = array<i64: 0, 0, 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1135 = "stablehlo.add"(%1131, %1134) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %1136 = "stablehlo.reshape"(%1135) : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x384xf32>
    %1137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1138 = "stablehlo.reduce"(%1136, %1137) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %3034 = "stablehlo.add"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3034) : (tensor<f32>) -> ()
    }) : (tensor<8x64x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1139 = "stablehlo.reshape"(%1138) : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %1140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1141 = "stablehlo.reduce"(%1139, %1140) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg312: tensor<f32>, %arg313: tensor<f32>):
      %3033 = "stablehlo.add"(%arg312, %arg313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3033) : (tensor<f32>) -> ()
    }) : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1142 = "stablehlo.dot_general"(%1136, %442) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<8x64x128xf32>) -> tensor<384x128xf32>
    %1143 = "stablehlo.transpose"(%1142) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %1144 = "stablehlo.dot_general"(%1136, %443) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<128x384xf32>) -> tensor<8x64x128xf32>
    %1145 = "stablehlo.transpose"(%1143) <{permutation = array<i64: 1, 0>}> : (tensor<128x384xf32>) -> tensor<384x128xf32>
    %1146 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1147 = "stablehlo.reduce"(%1144, %1146) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg310: tensor<f32>, %arg311: tensor<f32>):
      %3032 = "stablehlo.add"(%arg310, %arg311) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3032) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1148 = "stablehlo.reshape"(%1147) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1150 = "stablehlo.reduce"(%1148, %1149) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg308: tensor<f32>, %arg309: tensor<f32>):
      %3031 = "stablehlo.add"(%arg308, %arg309) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3031) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1151 = "stablehlo.multiply"(%436, %1144) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1153 = "stablehlo.reduce"(%1151, %1152) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg306: tensor<f32>, %arg307: tensor<f32>):
      %3030 = "stablehlo.add"(%arg306, %arg307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3030) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1154 = "stablehlo.reshape"(%1153) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1155 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %1156 = "stablehlo.multiply"(%1144, %1155) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1157 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1158 = "stablehlo.reduce"(%1154, %1157) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg304: tensor<f32>, %arg305: tensor<f32>):
      %3029 = "stablehlo.add"(%arg304, %arg305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3029) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1159 = "stablehlo.multiply"(%419, %1156) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1161 = "stablehlo.reduce"(%1159, %1160) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg302: tensor<f32>, %arg303: tensor<f32>):
      %3028 = "stablehlo.add"(%arg302, %arg303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3028) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1162 = "stablehlo.reshape"(%1161) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1163 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %1164 = "stablehlo.multiply"(%1156, %1163) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1165 = "stablehlo.multiply"(%1162, %434) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1166 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1167 = "stablehlo.broadcast_in_dim"(%1166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1168 = "stablehlo.divide"(%1165, %1167) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1169 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1170 = "stablehlo.reduce"(%1168, %1169) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg300: tensor<f32>, %arg301: tensor<f32>):
      %3027 = "stablehlo.add"(%arg300, %arg301) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3027) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1171 = "stablehlo.broadcast_in_dim"(%1170) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1172 = "stablehlo.multiply"(%419, %1171) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1173 = "stablehlo.add"(%1164, %1172) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1174 = "stablehlo.multiply"(%1171, %419) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1175 = "stablehlo.add"(%1173, %1174) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1176 = "stablehlo.negate"(%1175) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1177 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1178 = "stablehlo.reduce"(%1176, %1177) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg298: tensor<f32>, %arg299: tensor<f32>):
      %3026 = "stablehlo.add"(%arg298, %arg299) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3026) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1179 = "stablehlo.reshape"(%1178) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1180 = "stablehlo.add"(%1083, %1175) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1181 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1182 = "stablehlo.broadcast_in_dim"(%1181) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1183 = "stablehlo.divide"(%1179, %1182) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1184 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1185 = "stablehlo.reduce"(%1183, %1184) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %3025 = "stablehlo.add"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3025) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1186 = "stablehlo.broadcast_in_dim"(%1185) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1187 = "stablehlo.add"(%1180, %1186) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1189 = "stablehlo.reduce"(%1187, %1188) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %3024 = "stablehlo.add"(%arg294, %arg295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3024) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1190 = "stablehlo.reshape"(%1189) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1191 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1192 = "stablehlo.reduce"(%1190, %1191) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<f32>):
      %3023 = "stablehlo.add"(%arg292, %arg293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3023) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1193 = "stablehlo.dot_general"(%1187, %405) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x512xf32>) -> tensor<128x512xf32>
    %1194 = "stablehlo.transpose"(%1193) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %1195 = "stablehlo.dot_general"(%1187, %406) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<512x128xf32>) -> tensor<8x64x512xf32>
    %1196 = "stablehlo.transpose"(%1194) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %1197 = "stablehlo.multiply"(%396, %1195) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1198 = "stablehlo.multiply"(%1195, %401) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1199 = "stablehlo.constant"() <{value = dense<-1.12837923> : tensor<f32>}> : () -> tensor<f32>
    %1200 = "stablehlo.broadcast_in_dim"(%1199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1201 = "stablehlo.multiply"(%1200, %1197) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1202 = "stablehlo.multiply"(%1201, %404) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1203 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %1204 = "stablehlo.broadcast_in_dim"(%1203) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1205 = "stablehlo.multiply"(%1202, %1204) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1206 = "stablehlo.negate"(%1205) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1207 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1208 = "stablehlo.broadcast_in_dim"(%1207) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1209 = "stablehlo.multiply"(%1208, %1198) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1210 = "stablehlo.add"(%1206, %1209) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1212 = "stablehlo.reduce"(%1210, %1211) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %3022 = "stablehlo.add"(%arg290, %arg291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3022) : (tensor<f32>) -> ()
    }) : (tensor<8x64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1213 = "stablehlo.reshape"(%1212) : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1214 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1215 = "stablehlo.reduce"(%1213, %1214) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg288: tensor<f32>, %arg289: tensor<f32>):
      %3021 = "stablehlo.add"(%arg288, %arg289) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3021) : (tensor<f32>) -> ()
    }) : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1216 = "stablehlo.dot_general"(%1210, %388) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<8x64x128xf32>) -> tensor<512x128xf32>
    %1217 = "stablehlo.transpose"(%1216) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %1218 = "stablehlo.dot_general"(%1210, %389) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<128x512xf32>) -> tensor<8x64x128xf32>
    %1219 = "stablehlo.transpose"(%1217) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %1220 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1221 = "stablehlo.reduce"(%1218, %1220) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %3020 = "stablehlo.add"(%arg286, %arg287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3020) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1222 = "stablehlo.reshape"(%1221) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1223 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1224 = "stablehlo.reduce"(%1222, %1223) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %3019 = "stablehlo.add"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3019) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1225 = "stablehlo.multiply"(%382, %1218) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1226 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1227 = "stablehlo.reduce"(%1225, %1226) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg282: tensor<f32>, %arg283: tensor<f32>):
      %3018 = "stablehlo.add"(%arg282, %arg283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3018) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1228 = "stablehlo.reshape"(%1227) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1229 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %1230 = "stablehlo.multiply"(%1218, %1229) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1231 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1232 = "stablehlo.reduce"(%1228, %1231) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg280: tensor<f32>, %arg281: tensor<f32>):
      %3017 = "stablehlo.add"(%arg280, %arg281) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3017) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1233 = "stablehlo.multiply"(%365, %1230) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1234 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1235 = "stablehlo.reduce"(%1233, %1234) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg278: tensor<f32>, %arg279: tensor<f32>):
      %3016 = "stablehlo.add"(%arg278, %arg279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3016) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1236 = "stablehlo.reshape"(%1235) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1237 = "stablehlo.broadcast_in_dim"(%376) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %1238 = "stablehlo.multiply"(%1230, %1237) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1239 = "stablehlo.multiply"(%1236, %380) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1240 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1241 = "stablehlo.broadcast_in_dim"(%1240) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1242 = "stablehlo.divide"(%1239, %1241) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1243 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1244 = "stablehlo.reduce"(%1242, %1243) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg276: tensor<f32>, %arg277: tensor<f32>):
      %3015 = "stablehlo.add"(%arg276, %arg277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3015) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1245 = "stablehlo.broadcast_in_dim"(%1244) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1246 = "stablehlo.multiply"(%365, %1245) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1247 = "stablehlo.add"(%1238, %1246) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1248 = "stablehlo.multiply"(%1245, %365) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1249 = "stablehlo.add"(%1247, %1248) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1250 = "stablehlo.negate"(%1249) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1251 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1252 = "stablehlo.reduce"(%1250, %1251) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg274: tensor<f32>, %arg275: tensor<f32>):
      %3014 = "stablehlo.add"(%arg274, %arg275) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3014) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1253 = "stablehlo.reshape"(%1252) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1254 = "stablehlo.add"(%1187, %1249) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1255 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1256 = "stablehlo.broadcast_in_dim"(%1255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1257 = "stablehlo.divide"(%1253, %1256) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1258 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1259 = "stablehlo.reduce"(%1257, %1258) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg272: tensor<f32>, %arg273: tensor<f32>):
      %3013 = "stablehlo.add"(%arg272, %arg273) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3013) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1260 = "stablehlo.broadcast_in_dim"(%1259) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1261 = "stablehlo.add"(%1254, %1260) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1262 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1263 = "stablehlo.reduce"(%1261, %1262) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg270: tensor<f32>, %arg271: tensor<f32>):
      %3012 = "stablehlo.add"(%arg270, %arg271) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3012) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1264 = "stablehlo.reshape"(%1263) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1265 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1266 = "stablehlo.reduce"(%1264, %1265) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg268: tensor<f32>, %arg269: tensor<f32>):
      %3011 = "stablehlo.add"(%arg268, %arg269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3011) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1267 = "stablehlo.dot_general"(%1261, %351) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<128x128xf32>
    %1268 = "stablehlo.transpose"(%1267) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %1269 = "stablehlo.dot_general"(%1261, %352) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %1270 = "stablehlo.transpose"(%1268) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %1271 = "stablehlo.reshape"(%1269) : (tensor<8x64x128xf32>) -> tensor<8x64x4x32xf32>
    %1272 = "stablehlo.reshape"(%1271) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %1273 = "stablehlo.transpose"(%1272) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<8x64x4x1x32xf32>) -> tensor<1x8x64x4x32xf32>
    %1274 = "stablehlo.transpose"(%1273) <{permutation = array<i64: 1, 3, 4, 0, 2>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x4x32x1x64xf32>
    %1275 = "stablehlo.dot_general"(%1274, %292) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x1x64x64xf32>
    %1276 = "stablehlo.transpose"(%1275) <{permutation = array<i64: 2, 0, 1, 3, 4>}> : (tensor<8x4x1x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1277 = "stablehlo.dot_general"(%1274, %342) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x64xf32>
    %1278 = "stablehlo.transpose"(%1277) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x4x32x64xf32>) -> tensor<8x64x4x32xf32>
    %1279 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %1280 = "stablehlo.multiply"(%1276, %1279) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1281 = "stablehlo.multiply"(%1280, %337) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1282 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1283 = "stablehlo.reduce"(%1281, %1282) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg266: tensor<f32>, %arg267: tensor<f32>):
      %3010 = "stablehlo.add"(%arg266, %arg267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3010) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %1284 = "stablehlo.reshape"(%1283) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %1285 = "stablehlo.negate"(%1284) : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %1286 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %1287 = "stablehlo.divide"(%1276, %1286) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1288 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1289 = "stablehlo.reduce"(%1285, %1288) <{dimensions = array<i64: 0, 4>}> ({
    ^bb0(%arg264: tensor<f32>, %arg265: tensor<f32>):
      %3009 = "stablehlo.add"(%arg264, %arg265) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3009) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x1xf32>, tensor<f32>) -> tensor<8x4x64xf32>
    %1290 = "stablehlo.broadcast_in_dim"(%1289) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %1291 = "stablehlo.broadcast_in_dim"(%1290) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1292 = "stablehlo.add"(%1287, %1291) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1293 = "stablehlo.multiply"(%1292, %337) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1294 = "func.call"(%307#1, %307#2, %1293) <{callee = @_where_2}> : (tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>
    %1295 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %1296 = "stablehlo.broadcast_in_dim"(%1295) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %1297 = "stablehlo.multiply"(%1294, %1296) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %1298 = "stablehlo.dot_general"(%1297, %293) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x1x32xf32>) -> tensor<8x4x64x32xf32>
    %1299 = "stablehlo.transpose"(%1298) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<8x4x64x32xf32>) -> tensor<8x64x4x32xf32>
    %1300 = "stablehlo.dot_general"(%1297, %290) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x32xf32>
    %1301 = "stablehlo.transpose"(%1300) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<8x4x64x1x32xf32>) -> tensor<8x64x4x1x32xf32>
    %1302 = "stablehlo.reshape"(%1301) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %1303 = "stablehlo.broadcast_in_dim"(%1278) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1304 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1305 = "stablehlo.pad"(%1303, %1304) <{edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1306 = "stablehlo.broadcast_in_dim"(%1299) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1307 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1308 = "stablehlo.pad"(%1306, %1307) <{edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1309 = "stablehlo.add"(%1305, %1308) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %1310 = "stablehlo.broadcast_in_dim"(%1302) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1311 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1312 = "stablehlo.pad"(%1310, %1311) <{edge_padding_high = array<i64: 0, 0, 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1313 = "stablehlo.add"(%1309, %1312) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %1314 = "stablehlo.reshape"(%1313) : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x384xf32>
    %1315 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1316 = "stablehlo.reduce"(%1314, %1315) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg262: tensor<f32>, %arg263: tensor<f32>):
      %3008 = "stablehlo.add"(%arg262, %arg263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3008) : (tensor<f32>) -> ()
    }) : (tensor<8x64x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1317 = "stablehlo.reshape"(%1316) : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %1318 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1319 = "stablehlo.reduce"(%1317, %1318) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg260: tensor<f32>, %arg261: tensor<f32>):
      %3007 = "stablehlo.add"(%arg260, %arg261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3007) : (tensor<f32>) -> ()
    }) : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1320 = "stablehlo.dot_general"(%1314, %280) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<8x64x128xf32>) -> tensor<384x128xf32>
    %1321 = "stablehlo.transpose"(%1320) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %1322 = "stablehlo.dot_general"(%1314, %281) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<128x384xf32>) -> tensor<8x64x128xf32>
    %1323 = "stablehlo.transpose"(%1321) <{permutation = array<i64: 1, 0>}> : (tensor<128x384xf32>) -> tensor<384x128xf32>
    %1324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1325 = "stablehlo.reduce"(%1322, %1324) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg258: tensor<f32>, %arg259: tensor<f32>):
      %3006 = "stablehlo.add"(%arg258, %arg259) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3006) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1326 = "stablehlo.reshape"(%1325) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1327 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1328 = "stablehlo.reduce"(%1326, %1327) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg256: tensor<f32>, %arg257: tensor<f32>):
      %3005 = "stablehlo.add"(%arg256, %arg257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3005) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1329 = "stablehlo.multiply"(%274, %1322) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1330 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1331 = "stablehlo.reduce"(%1329, %1330) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
      %3004 = "stablehlo.add"(%arg254, %arg255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3004) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1332 = "stablehlo.reshape"(%1331) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1333 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %1334 = "stablehlo.multiply"(%1322, %1333) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1335 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1336 = "stablehlo.reduce"(%1332, %1335) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg252: tensor<f32>, %arg253: tensor<f32>):
      %3003 = "stablehlo.add"(%arg252, %arg253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3003) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1337 = "stablehlo.multiply"(%257, %1334) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1338 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1339 = "stablehlo.reduce"(%1337, %1338) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg250: tensor<f32>, %arg251: tensor<f32>):
      %3002 = "stablehlo.add"(%arg250, %arg251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3002) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1340 = "stablehlo.reshape"(%1339) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1341 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %1342 = "stablehlo.multiply"(%1334, %1341) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1343 = "stablehlo.multiply"(%1340, %272) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1344 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1345 = "stablehlo.broadcast_in_dim"(%1344) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1346 = "stablehlo.divide"(%1343, %1345) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1347 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1348 = "stablehlo.reduce"(%1346, %1347) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %3001 = "stablehlo.add"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3001) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1349 = "stablehlo.broadcast_in_dim"(%1348) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1350 = "stablehlo.multiply"(%257, %1349) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1351 = "stablehlo.add"(%1342, %1350) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1352 = "stablehlo.multiply"(%1349, %257) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1353 = "stablehlo.add"(%1351, %1352) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1354 = "stablehlo.negate"(%1353) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1355 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1356 = "stablehlo.reduce"(%1354, %1355) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg246: tensor<f32>, %arg247: tensor<f32>):
      %3000 = "stablehlo.add"(%arg246, %arg247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3000) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1357 = "stablehlo.reshape"(%1356) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1358 = "stablehlo.add"(%1261, %1353) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1359 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1360 = "stablehlo.broadcast_in_dim"(%1359) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1361 = "stablehlo.divide"(%1357, %1360) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1362 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1363 = "stablehlo.reduce"(%1361, %1362) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg244: tensor<f32>, %arg245: tensor<f32>):
      %2999 = "stablehlo.add"(%arg244, %arg245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2999) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1364 = "stablehlo.broadcast_in_dim"(%1363) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1365 = "stablehlo.add"(%1358, %1364) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1366 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1367 = "stablehlo.reduce"(%1365, %1366) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg242: tensor<f32>, %arg243: tensor<f32>):
      %2998 = "stablehlo.add"(%arg242, %arg243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2998) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1368 = "stablehlo.reshape"(%1367) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1369 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1370 = "stablehlo.reduce"(%1368, %1369) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
      %2997 = "stablehlo.add"(%arg240, %arg241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2997) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1371 = "stablehlo.dot_general"(%1365, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x512xf32>) -> tensor<128x512xf32>
    %1372 = "stablehlo.transpose"(%1371) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %1373 = "stablehlo.dot_general"(%1365, %244) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<512x128xf32>) -> tensor<8x64x512xf32>
    %1374 = "stablehlo.transpose"(%1372) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %1375 = "stablehlo.multiply"(%234, %1373) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1376 = "stablehlo.multiply"(%1373, %239) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1377 = "stablehlo.constant"() <{value = dense<-1.12837923> : tensor<f32>}> : () -> tensor<f32>
    %1378 = "stablehlo.broadcast_in_dim"(%1377) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1379 = "stablehlo.multiply"(%1378, %1375) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1380 = "stablehlo.multiply"(%1379, %242) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1381 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %1382 = "stablehlo.broadcast_in_dim"(%1381) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1383 = "stablehlo.multiply"(%1380, %1382) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1384 = "stablehlo.negate"(%1383) : (tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1385 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1386 = "stablehlo.broadcast_in_dim"(%1385) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x512xf32>
    %1387 = "stablehlo.multiply"(%1386, %1376) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1388 = "stablehlo.add"(%1384, %1387) : (tensor<8x64x512xf32>, tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %1389 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1390 = "stablehlo.reduce"(%1388, %1389) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg238: tensor<f32>, %arg239: tensor<f32>):
      %2996 = "stablehlo.add"(%arg238, %arg239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2996) : (tensor<f32>) -> ()
    }) : (tensor<8x64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1391 = "stablehlo.reshape"(%1390) : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1392 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1393 = "stablehlo.reduce"(%1391, %1392) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg236: tensor<f32>, %arg237: tensor<f32>):
      %2995 = "stablehlo.add"(%arg236, %arg237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2995) : (tensor<f32>) -> ()
    }) : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1394 = "stablehlo.dot_general"(%1388, %226) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<8x64x128xf32>) -> tensor<512x128xf32>
    %1395 = "stablehlo.transpose"(%1394) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %1396 = "stablehlo.dot_general"(%1388, %227) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xf32>, tensor<128x512xf32>) -> tensor<8x64x128xf32>
    %1397 = "stablehlo.transpose"(%1395) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %1398 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1399 = "stablehlo.reduce"(%1396, %1398) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg234: tensor<f32>, %arg235: tensor<f32>):
      %2994 = "stablehlo.add"(%arg234, %arg235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2994) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1400 = "stablehlo.reshape"(%1399) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1401 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1402 = "stablehlo.reduce"(%1400, %1401) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg232: tensor<f32>, %arg233: tensor<f32>):
      %2993 = "stablehlo.add"(%arg232, %arg233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2993) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1403 = "stablehlo.multiply"(%220, %1396) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1404 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1405 = "stablehlo.reduce"(%1403, %1404) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg230: tensor<f32>, %arg231: tensor<f32>):
      %2992 = "stablehlo.add"(%arg230, %arg231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2992) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1406 = "stablehlo.reshape"(%1405) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1407 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %1408 = "stablehlo.multiply"(%1396, %1407) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1409 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1410 = "stablehlo.reduce"(%1406, %1409) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg228: tensor<f32>, %arg229: tensor<f32>):
      %2991 = "stablehlo.add"(%arg228, %arg229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2991) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1411 = "stablehlo.multiply"(%203, %1408) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1412 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1413 = "stablehlo.reduce"(%1411, %1412) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg226: tensor<f32>, %arg227: tensor<f32>):
      %2990 = "stablehlo.add"(%arg226, %arg227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2990) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1414 = "stablehlo.reshape"(%1413) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1415 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %1416 = "stablehlo.multiply"(%1408, %1415) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1417 = "stablehlo.multiply"(%1414, %218) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1418 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1419 = "stablehlo.broadcast_in_dim"(%1418) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1420 = "stablehlo.divide"(%1417, %1419) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1421 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1422 = "stablehlo.reduce"(%1420, %1421) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg224: tensor<f32>, %arg225: tensor<f32>):
      %2989 = "stablehlo.add"(%arg224, %arg225) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2989) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1423 = "stablehlo.broadcast_in_dim"(%1422) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1424 = "stablehlo.multiply"(%203, %1423) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1425 = "stablehlo.add"(%1416, %1424) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1426 = "stablehlo.multiply"(%1423, %203) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1427 = "stablehlo.add"(%1425, %1426) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1428 = "stablehlo.negate"(%1427) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1429 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1430 = "stablehlo.reduce"(%1428, %1429) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg222: tensor<f32>, %arg223: tensor<f32>):
      %2988 = "stablehlo.add"(%arg222, %arg223) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2988) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1431 = "stablehlo.reshape"(%1430) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1432 = "stablehlo.add"(%1365, %1427) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1433 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1434 = "stablehlo.broadcast_in_dim"(%1433) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1435 = "stablehlo.divide"(%1431, %1434) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1436 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1437 = "stablehlo.reduce"(%1435, %1436) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg220: tensor<f32>, %arg221: tensor<f32>):
      %2987 = "stablehlo.add"(%arg220, %arg221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2987) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1438 = "stablehlo.broadcast_in_dim"(%1437) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1439 = "stablehlo.add"(%1432, %1438) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1440 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1441 = "stablehlo.reduce"(%1439, %1440) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg218: tensor<f32>, %arg219: tensor<f32>):
      %2986 = "stablehlo.add"(%arg218, %arg219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2986) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1442 = "stablehlo.reshape"(%1441) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1443 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1444 = "stablehlo.reduce"(%1442, %1443) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg216: tensor<f32>, %arg217: tensor<f32>):
      %2985 = "stablehlo.add"(%arg216, %arg217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2985) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1445 = "stablehlo.dot_general"(%1439, %189) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<128x128xf32>
    %1446 = "stablehlo.transpose"(%1445) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %1447 = "stablehlo.dot_general"(%1439, %190) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x128xf32>, tensor<128x128xf32>) -> tensor<8x64x128xf32>
    %1448 = "stablehlo.transpose"(%1446) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %1449 = "stablehlo.reshape"(%1447) : (tensor<8x64x128xf32>) -> tensor<8x64x4x32xf32>
    %1450 = "stablehlo.reshape"(%1449) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x1x32xf32>
    %1451 = "stablehlo.transpose"(%1450) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<8x64x4x1x32xf32>) -> tensor<1x8x64x4x32xf32>
    %1452 = "stablehlo.transpose"(%1451) <{permutation = array<i64: 1, 3, 4, 0, 2>}> : (tensor<1x8x64x4x32xf32>) -> tensor<8x4x32x1x64xf32>
    %1453 = "stablehlo.dot_general"(%1452, %130) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x1x64x64xf32>
    %1454 = "stablehlo.transpose"(%1453) <{permutation = array<i64: 2, 0, 1, 3, 4>}> : (tensor<8x4x1x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1455 = "stablehlo.dot_general"(%1452, %180) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x32x1x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x32x64xf32>
    %1456 = "stablehlo.transpose"(%1455) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x4x32x64xf32>) -> tensor<8x64x4x32xf32>
    %1457 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %1458 = "stablehlo.multiply"(%1454, %1457) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1459 = "stablehlo.multiply"(%1458, %175) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1460 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1461 = "stablehlo.reduce"(%1459, %1460) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg214: tensor<f32>, %arg215: tensor<f32>):
      %2984 = "stablehlo.add"(%arg214, %arg215) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2984) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %1462 = "stablehlo.reshape"(%1461) : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %1463 = "stablehlo.negate"(%1462) : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x1xf32>
    %1464 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %1465 = "stablehlo.divide"(%1454, %1464) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1466 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1467 = "stablehlo.reduce"(%1463, %1466) <{dimensions = array<i64: 0, 4>}> ({
    ^bb0(%arg212: tensor<f32>, %arg213: tensor<f32>):
      %2983 = "stablehlo.add"(%arg212, %arg213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2983) : (tensor<f32>) -> ()
    }) : (tensor<1x8x4x64x1xf32>, tensor<f32>) -> tensor<8x4x64xf32>
    %1468 = "stablehlo.broadcast_in_dim"(%1467) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %1469 = "stablehlo.broadcast_in_dim"(%1468) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1470 = "stablehlo.add"(%1465, %1469) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1471 = "stablehlo.multiply"(%1470, %175) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %1472 = "func.call"(%145#1, %145#2, %1471) <{callee = @_where_2}> : (tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>
    %1473 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %1474 = "stablehlo.broadcast_in_dim"(%1473) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %1475 = "stablehlo.multiply"(%1472, %1474) : (tensor<8x4x64x1x64xf32>, tensor<8x4x64x1x64xf32>) -> tensor<8x4x64x1x64xf32>
    %1476 = "stablehlo.dot_general"(%1475, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x1x32xf32>) -> tensor<8x4x64x32xf32>
    %1477 = "stablehlo.transpose"(%1476) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<8x4x64x32xf32>) -> tensor<8x64x4x32xf32>
    %1478 = "stablehlo.dot_general"(%1475, %128) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x32xf32>) -> tensor<8x4x64x1x32xf32>
    %1479 = "stablehlo.transpose"(%1478) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<8x4x64x1x32xf32>) -> tensor<8x64x4x1x32xf32>
    %1480 = "stablehlo.reshape"(%1479) : (tensor<8x64x4x1x32xf32>) -> tensor<8x64x4x32xf32>
    %1481 = "stablehlo.broadcast_in_dim"(%1456) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1482 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1483 = "stablehlo.pad"(%1481, %1482) <{edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1484 = "stablehlo.broadcast_in_dim"(%1477) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1485 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1486 = "stablehlo.pad"(%1484, %1485) <{edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1487 = "stablehlo.add"(%1483, %1486) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %1488 = "stablehlo.broadcast_in_dim"(%1480) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x1x4x32xf32>
    %1489 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1490 = "stablehlo.pad"(%1488, %1489) <{edge_padding_high = array<i64: 0, 0, 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<8x64x1x4x32xf32>, tensor<f32>) -> tensor<8x64x3x4x32xf32>
    %1491 = "stablehlo.add"(%1487, %1490) : (tensor<8x64x3x4x32xf32>, tensor<8x64x3x4x32xf32>) -> tensor<8x64x3x4x32xf32>
    %1492 = "stablehlo.reshape"(%1491) : (tensor<8x64x3x4x32xf32>) -> tensor<8x64x384xf32>
    %1493 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1494 = "stablehlo.reduce"(%1492, %1493) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg210: tensor<f32>, %arg211: tensor<f32>):
      %2982 = "stablehlo.add"(%arg210, %arg211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2982) : (tensor<f32>) -> ()
    }) : (tensor<8x64x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1495 = "stablehlo.reshape"(%1494) : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %1496 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1497 = "stablehlo.reduce"(%1495, %1496) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
      %2981 = "stablehlo.add"(%arg208, %arg209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2981) : (tensor<f32>) -> ()
    }) : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1498 = "stablehlo.dot_general"(%1492, %118) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<8x64x128xf32>) -> tensor<384x128xf32>
    %1499 = "stablehlo.transpose"(%1498) <{permutation = array<i64: 1, 0>}> : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %1500 = "stablehlo.dot_general"(%1492, %119) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x384xf32>, tensor<128x384xf32>) -> tensor<8x64x128xf32>
    %1501 = "stablehlo.transpose"(%1499) <{permutation = array<i64: 1, 0>}> : (tensor<128x384xf32>) -> tensor<384x128xf32>
    %1502 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1503 = "stablehlo.reduce"(%1500, %1502) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg206: tensor<f32>, %arg207: tensor<f32>):
      %2980 = "stablehlo.add"(%arg206, %arg207) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2980) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1504 = "stablehlo.reshape"(%1503) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1505 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1506 = "stablehlo.reduce"(%1504, %1505) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg204: tensor<f32>, %arg205: tensor<f32>):
      %2979 = "stablehlo.add"(%arg204, %arg205) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2979) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1507 = "stablehlo.multiply"(%112, %1500) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1508 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1509 = "stablehlo.reduce"(%1507, %1508) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %2978 = "stablehlo.add"(%arg202, %arg203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2978) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1510 = "stablehlo.reshape"(%1509) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1511 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %1512 = "stablehlo.multiply"(%1500, %1511) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1513 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1514 = "stablehlo.reduce"(%1510, %1513) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg200: tensor<f32>, %arg201: tensor<f32>):
      %2977 = "stablehlo.add"(%arg200, %arg201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2977) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1515 = "stablehlo.multiply"(%95, %1512) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1516 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1517 = "stablehlo.reduce"(%1515, %1516) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg198: tensor<f32>, %arg199: tensor<f32>):
      %2976 = "stablehlo.add"(%arg198, %arg199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2976) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1518 = "stablehlo.reshape"(%1517) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1519 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x128xf32>
    %1520 = "stablehlo.multiply"(%1512, %1519) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1521 = "stablehlo.multiply"(%1518, %110) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1522 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1523 = "stablehlo.broadcast_in_dim"(%1522) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1524 = "stablehlo.divide"(%1521, %1523) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1525 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1526 = "stablehlo.reduce"(%1524, %1525) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg196: tensor<f32>, %arg197: tensor<f32>):
      %2975 = "stablehlo.add"(%arg196, %arg197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2975) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1527 = "stablehlo.broadcast_in_dim"(%1526) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1528 = "stablehlo.multiply"(%95, %1527) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1529 = "stablehlo.add"(%1520, %1528) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1530 = "stablehlo.multiply"(%1527, %95) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1531 = "stablehlo.add"(%1529, %1530) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1532 = "stablehlo.negate"(%1531) : (tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1533 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1534 = "stablehlo.reduce"(%1532, %1533) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg194: tensor<f32>, %arg195: tensor<f32>):
      %2974 = "stablehlo.add"(%arg194, %arg195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2974) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1535 = "stablehlo.reshape"(%1534) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %1536 = "stablehlo.add"(%1439, %1531) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1537 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1538 = "stablehlo.broadcast_in_dim"(%1537) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %1539 = "stablehlo.divide"(%1535, %1538) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %1540 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1541 = "stablehlo.reduce"(%1539, %1540) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg192: tensor<f32>, %arg193: tensor<f32>):
      %2973 = "stablehlo.add"(%arg192, %arg193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2973) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %1542 = "stablehlo.broadcast_in_dim"(%1541) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x128xf32>
    %1543 = "stablehlo.add"(%1536, %1542) : (tensor<8x64x128xf32>, tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
    %1544 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1545 = "stablehlo.reduce"(%1543, %1544) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %2972 = "stablehlo.add"(%arg190, %arg191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2972) : (tensor<f32>) -> ()
    }) : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<64x128xf32>
    %1546 = "stablehlo.reshape"(%1545) : (tensor<64x128xf32>) -> tensor<1x64x128xf32>
    %1547 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1548 = "stablehlo.reduce"(%1546, %1547) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg188: tensor<f32>, %arg189: tensor<f32>):
      %2971 = "stablehlo.add"(%arg188, %arg189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2971) : (tensor<f32>) -> ()
    }) : (tensor<1x64x128xf32>, tensor<f32>) -> tensor<64x128xf32>
    %1549 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1550 = "stablehlo.broadcast_in_dim"(%1549) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %1551 = "stablehlo.scatter"(%1550, %83, %1543) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg186: tensor<f32>, %arg187: tensor<f32>):
      %2970 = "stablehlo.add"(%arg186, %arg187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2970) : (tensor<f32>) -> ()
    }) : (tensor<65x128xf32>, tensor<8x64x1xi32>, tensor<8x64x128xf32>) -> tensor<65x128xf32>
    %1552 = "stablehlo.add"(%790, %1551) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1553 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1554 = "stablehlo.add"(%arg183, %1553) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1555 = "stablehlo.convert"(%1554) : (tensor<i32>) -> tensor<f32>
    %1556 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1557 = "stablehlo.power"(%1556, %1555) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1558 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1559 = "stablehlo.subtract"(%1558, %1557) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1560 = "stablehlo.convert"(%1554) : (tensor<i32>) -> tensor<f32>
    %1561 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1562 = "stablehlo.power"(%1561, %1560) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1563 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1564 = "stablehlo.subtract"(%1563, %1562) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1565 = "stablehlo.sqrt"(%1564) : (tensor<f32>) -> tensor<f32>
    %1566 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1567 = "stablehlo.broadcast_in_dim"(%1566) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %1568 = "stablehlo.multiply"(%1567, %arg79) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1569 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1570 = "stablehlo.broadcast_in_dim"(%1569) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %1571 = "stablehlo.multiply"(%1570, %1552) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1572 = "stablehlo.add"(%1568, %1571) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1573 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1574 = "stablehlo.broadcast_in_dim"(%1573) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x128xf32>
    %1575 = "stablehlo.multiply"(%1574, %arg80) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %1576 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1577 = "stablehlo.broadcast_in_dim"(%1576) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x128xf32>
    %1578 = "stablehlo.multiply"(%1577, %1548) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %1579 = "stablehlo.add"(%1575, %1578) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %1580 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1581 = "stablehlo.broadcast_in_dim"(%1580) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1582 = "stablehlo.multiply"(%1581, %arg81) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1583 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1584 = "stablehlo.broadcast_in_dim"(%1583) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1585 = "stablehlo.multiply"(%1584, %1514) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1586 = "stablehlo.add"(%1582, %1585) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1587 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1588 = "stablehlo.broadcast_in_dim"(%1587) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1589 = "stablehlo.multiply"(%1588, %arg82) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1590 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1591 = "stablehlo.broadcast_in_dim"(%1590) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1592 = "stablehlo.multiply"(%1591, %1506) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1593 = "stablehlo.add"(%1589, %1592) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1594 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1595 = "stablehlo.broadcast_in_dim"(%1594) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1596 = "stablehlo.multiply"(%1595, %arg83) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1597 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1598 = "stablehlo.broadcast_in_dim"(%1597) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1599 = "stablehlo.multiply"(%1598, %1501) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1600 = "stablehlo.add"(%1596, %1599) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1601 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1602 = "stablehlo.broadcast_in_dim"(%1601) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1603 = "stablehlo.multiply"(%1602, %arg84) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1604 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1605 = "stablehlo.broadcast_in_dim"(%1604) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1606 = "stablehlo.multiply"(%1605, %1497) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1607 = "stablehlo.add"(%1603, %1606) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1608 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1609 = "stablehlo.broadcast_in_dim"(%1608) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1610 = "stablehlo.multiply"(%1609, %arg85) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1611 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1612 = "stablehlo.broadcast_in_dim"(%1611) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1613 = "stablehlo.multiply"(%1612, %1448) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1614 = "stablehlo.add"(%1610, %1613) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1615 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1616 = "stablehlo.broadcast_in_dim"(%1615) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1617 = "stablehlo.multiply"(%1616, %arg86) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1618 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1619 = "stablehlo.broadcast_in_dim"(%1618) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1620 = "stablehlo.multiply"(%1619, %1444) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1621 = "stablehlo.add"(%1617, %1620) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1622 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1623 = "stablehlo.broadcast_in_dim"(%1622) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1624 = "stablehlo.multiply"(%1623, %arg87) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1625 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1626 = "stablehlo.broadcast_in_dim"(%1625) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1627 = "stablehlo.multiply"(%1626, %1410) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1628 = "stablehlo.add"(%1624, %1627) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1629 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1630 = "stablehlo.broadcast_in_dim"(%1629) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1631 = "stablehlo.multiply"(%1630, %arg88) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1632 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1633 = "stablehlo.broadcast_in_dim"(%1632) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1634 = "stablehlo.multiply"(%1633, %1402) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1635 = "stablehlo.add"(%1631, %1634) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1636 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1637 = "stablehlo.broadcast_in_dim"(%1636) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1638 = "stablehlo.multiply"(%1637, %arg89) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1639 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1640 = "stablehlo.broadcast_in_dim"(%1639) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1641 = "stablehlo.multiply"(%1640, %1397) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1642 = "stablehlo.add"(%1638, %1641) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1643 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1644 = "stablehlo.broadcast_in_dim"(%1643) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1645 = "stablehlo.multiply"(%1644, %arg90) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1646 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1647 = "stablehlo.broadcast_in_dim"(%1646) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1648 = "stablehlo.multiply"(%1647, %1393) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1649 = "stablehlo.add"(%1645, %1648) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1650 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1651 = "stablehlo.broadcast_in_dim"(%1650) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1652 = "stablehlo.multiply"(%1651, %arg91) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1653 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1654 = "stablehlo.broadcast_in_dim"(%1653) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1655 = "stablehlo.multiply"(%1654, %1374) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1656 = "stablehlo.add"(%1652, %1655) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1657 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1658 = "stablehlo.broadcast_in_dim"(%1657) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1659 = "stablehlo.multiply"(%1658, %arg92) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1660 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1661 = "stablehlo.broadcast_in_dim"(%1660) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1662 = "stablehlo.multiply"(%1661, %1370) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1663 = "stablehlo.add"(%1659, %1662) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1664 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1665 = "stablehlo.broadcast_in_dim"(%1664) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1666 = "stablehlo.multiply"(%1665, %arg93) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1667 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1668 = "stablehlo.broadcast_in_dim"(%1667) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1669 = "stablehlo.multiply"(%1668, %1336) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1670 = "stablehlo.add"(%1666, %1669) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1671 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1672 = "stablehlo.broadcast_in_dim"(%1671) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1673 = "stablehlo.multiply"(%1672, %arg94) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1674 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1675 = "stablehlo.broadcast_in_dim"(%1674) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1676 = "stablehlo.multiply"(%1675, %1328) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1677 = "stablehlo.add"(%1673, %1676) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1678 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1679 = "stablehlo.broadcast_in_dim"(%1678) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1680 = "stablehlo.multiply"(%1679, %arg95) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1681 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1682 = "stablehlo.broadcast_in_dim"(%1681) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1683 = "stablehlo.multiply"(%1682, %1323) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1684 = "stablehlo.add"(%1680, %1683) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1685 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1686 = "stablehlo.broadcast_in_dim"(%1685) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1687 = "stablehlo.multiply"(%1686, %arg96) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1688 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1689 = "stablehlo.broadcast_in_dim"(%1688) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1690 = "stablehlo.multiply"(%1689, %1319) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1691 = "stablehlo.add"(%1687, %1690) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1692 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1693 = "stablehlo.broadcast_in_dim"(%1692) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1694 = "stablehlo.multiply"(%1693, %arg97) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1695 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1696 = "stablehlo.broadcast_in_dim"(%1695) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1697 = "stablehlo.multiply"(%1696, %1270) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1698 = "stablehlo.add"(%1694, %1697) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1699 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1700 = "stablehlo.broadcast_in_dim"(%1699) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1701 = "stablehlo.multiply"(%1700, %arg98) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1702 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1703 = "stablehlo.broadcast_in_dim"(%1702) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1704 = "stablehlo.multiply"(%1703, %1266) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1705 = "stablehlo.add"(%1701, %1704) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1706 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1707 = "stablehlo.broadcast_in_dim"(%1706) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1708 = "stablehlo.multiply"(%1707, %arg99) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1709 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1710 = "stablehlo.broadcast_in_dim"(%1709) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1711 = "stablehlo.multiply"(%1710, %1232) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1712 = "stablehlo.add"(%1708, %1711) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1713 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1714 = "stablehlo.broadcast_in_dim"(%1713) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1715 = "stablehlo.multiply"(%1714, %arg100) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1716 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1717 = "stablehlo.broadcast_in_dim"(%1716) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1718 = "stablehlo.multiply"(%1717, %1224) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1719 = "stablehlo.add"(%1715, %1718) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1720 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1721 = "stablehlo.broadcast_in_dim"(%1720) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1722 = "stablehlo.multiply"(%1721, %arg101) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1723 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1724 = "stablehlo.broadcast_in_dim"(%1723) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1725 = "stablehlo.multiply"(%1724, %1219) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1726 = "stablehlo.add"(%1722, %1725) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1727 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1728 = "stablehlo.broadcast_in_dim"(%1727) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1729 = "stablehlo.multiply"(%1728, %arg102) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1730 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1731 = "stablehlo.broadcast_in_dim"(%1730) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1732 = "stablehlo.multiply"(%1731, %1215) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1733 = "stablehlo.add"(%1729, %1732) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1734 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1735 = "stablehlo.broadcast_in_dim"(%1734) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1736 = "stablehlo.multiply"(%1735, %arg103) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1737 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1738 = "stablehlo.broadcast_in_dim"(%1737) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1739 = "stablehlo.multiply"(%1738, %1196) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1740 = "stablehlo.add"(%1736, %1739) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1741 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1742 = "stablehlo.broadcast_in_dim"(%1741) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1743 = "stablehlo.multiply"(%1742, %arg104) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1744 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1745 = "stablehlo.broadcast_in_dim"(%1744) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1746 = "stablehlo.multiply"(%1745, %1192) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1747 = "stablehlo.add"(%1743, %1746) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1748 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1749 = "stablehlo.broadcast_in_dim"(%1748) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1750 = "stablehlo.multiply"(%1749, %arg105) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1751 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1752 = "stablehlo.broadcast_in_dim"(%1751) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1753 = "stablehlo.multiply"(%1752, %1158) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1754 = "stablehlo.add"(%1750, %1753) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1755 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1756 = "stablehlo.broadcast_in_dim"(%1755) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1757 = "stablehlo.multiply"(%1756, %arg106) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1758 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1759 = "stablehlo.broadcast_in_dim"(%1758) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1760 = "stablehlo.multiply"(%1759, %1150) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1761 = "stablehlo.add"(%1757, %1760) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1762 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1763 = "stablehlo.broadcast_in_dim"(%1762) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1764 = "stablehlo.multiply"(%1763, %arg107) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1765 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1766 = "stablehlo.broadcast_in_dim"(%1765) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1767 = "stablehlo.multiply"(%1766, %1145) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1768 = "stablehlo.add"(%1764, %1767) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1769 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1770 = "stablehlo.broadcast_in_dim"(%1769) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1771 = "stablehlo.multiply"(%1770, %arg108) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1772 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1773 = "stablehlo.broadcast_in_dim"(%1772) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1774 = "stablehlo.multiply"(%1773, %1141) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1775 = "stablehlo.add"(%1771, %1774) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1776 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1777 = "stablehlo.broadcast_in_dim"(%1776) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1778 = "stablehlo.multiply"(%1777, %arg109) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1779 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1780 = "stablehlo.broadcast_in_dim"(%1779) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1781 = "stablehlo.multiply"(%1780, %1092) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1782 = "stablehlo.add"(%1778, %1781) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1783 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1784 = "stablehlo.broadcast_in_dim"(%1783) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1785 = "stablehlo.multiply"(%1784, %arg110) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1786 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1787 = "stablehlo.broadcast_in_dim"(%1786) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1788 = "stablehlo.multiply"(%1787, %1088) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1789 = "stablehlo.add"(%1785, %1788) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1790 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1791 = "stablehlo.broadcast_in_dim"(%1790) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1792 = "stablehlo.multiply"(%1791, %arg111) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1793 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1794 = "stablehlo.broadcast_in_dim"(%1793) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1795 = "stablehlo.multiply"(%1794, %1054) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1796 = "stablehlo.add"(%1792, %1795) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1797 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1798 = "stablehlo.broadcast_in_dim"(%1797) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1799 = "stablehlo.multiply"(%1798, %arg112) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1800 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1801 = "stablehlo.broadcast_in_dim"(%1800) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1802 = "stablehlo.multiply"(%1801, %1046) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1803 = "stablehlo.add"(%1799, %1802) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1804 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1805 = "stablehlo.broadcast_in_dim"(%1804) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1806 = "stablehlo.multiply"(%1805, %arg113) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1807 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1808 = "stablehlo.broadcast_in_dim"(%1807) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1809 = "stablehlo.multiply"(%1808, %1041) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1810 = "stablehlo.add"(%1806, %1809) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1811 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1812 = "stablehlo.broadcast_in_dim"(%1811) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1813 = "stablehlo.multiply"(%1812, %arg114) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1814 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1815 = "stablehlo.broadcast_in_dim"(%1814) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1816 = "stablehlo.multiply"(%1815, %1037) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1817 = "stablehlo.add"(%1813, %1816) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1818 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1819 = "stablehlo.broadcast_in_dim"(%1818) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1820 = "stablehlo.multiply"(%1819, %arg115) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1821 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1822 = "stablehlo.broadcast_in_dim"(%1821) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1823 = "stablehlo.multiply"(%1822, %1018) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1824 = "stablehlo.add"(%1820, %1823) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1825 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1826 = "stablehlo.broadcast_in_dim"(%1825) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1827 = "stablehlo.multiply"(%1826, %arg116) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1828 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1829 = "stablehlo.broadcast_in_dim"(%1828) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1830 = "stablehlo.multiply"(%1829, %1014) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1831 = "stablehlo.add"(%1827, %1830) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1832 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1833 = "stablehlo.broadcast_in_dim"(%1832) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1834 = "stablehlo.multiply"(%1833, %arg117) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1835 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1836 = "stablehlo.broadcast_in_dim"(%1835) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1837 = "stablehlo.multiply"(%1836, %980) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1838 = "stablehlo.add"(%1834, %1837) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1839 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1840 = "stablehlo.broadcast_in_dim"(%1839) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1841 = "stablehlo.multiply"(%1840, %arg118) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1842 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1843 = "stablehlo.broadcast_in_dim"(%1842) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1844 = "stablehlo.multiply"(%1843, %972) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1845 = "stablehlo.add"(%1841, %1844) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1846 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1847 = "stablehlo.broadcast_in_dim"(%1846) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1848 = "stablehlo.multiply"(%1847, %arg119) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1849 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1850 = "stablehlo.broadcast_in_dim"(%1849) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1851 = "stablehlo.multiply"(%1850, %967) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1852 = "stablehlo.add"(%1848, %1851) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1853 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1854 = "stablehlo.broadcast_in_dim"(%1853) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1855 = "stablehlo.multiply"(%1854, %arg120) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1856 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1857 = "stablehlo.broadcast_in_dim"(%1856) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1858 = "stablehlo.multiply"(%1857, %963) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1859 = "stablehlo.add"(%1855, %1858) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1860 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1861 = "stablehlo.broadcast_in_dim"(%1860) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1862 = "stablehlo.multiply"(%1861, %arg121) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1863 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1864 = "stablehlo.broadcast_in_dim"(%1863) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1865 = "stablehlo.multiply"(%1864, %914) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1866 = "stablehlo.add"(%1862, %1865) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1867 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1868 = "stablehlo.broadcast_in_dim"(%1867) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1869 = "stablehlo.multiply"(%1868, %arg122) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1870 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1871 = "stablehlo.broadcast_in_dim"(%1870) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1872 = "stablehlo.multiply"(%1871, %910) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1873 = "stablehlo.add"(%1869, %1872) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1874 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1875 = "stablehlo.broadcast_in_dim"(%1874) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1876 = "stablehlo.multiply"(%1875, %arg123) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1877 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1878 = "stablehlo.broadcast_in_dim"(%1877) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1879 = "stablehlo.multiply"(%1878, %876) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1880 = "stablehlo.add"(%1876, %1879) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1881 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1882 = "stablehlo.broadcast_in_dim"(%1881) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1883 = "stablehlo.multiply"(%1882, %arg124) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1884 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1885 = "stablehlo.broadcast_in_dim"(%1884) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1886 = "stablehlo.multiply"(%1885, %868) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1887 = "stablehlo.add"(%1883, %1886) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1888 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1889 = "stablehlo.broadcast_in_dim"(%1888) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1890 = "stablehlo.multiply"(%1889, %arg125) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1891 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1892 = "stablehlo.broadcast_in_dim"(%1891) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %1893 = "stablehlo.multiply"(%1892, %863) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1894 = "stablehlo.add"(%1890, %1893) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %1895 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1896 = "stablehlo.broadcast_in_dim"(%1895) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1897 = "stablehlo.multiply"(%1896, %arg126) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1898 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1899 = "stablehlo.broadcast_in_dim"(%1898) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1900 = "stablehlo.multiply"(%1899, %859) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1901 = "stablehlo.add"(%1897, %1900) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1902 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1903 = "stablehlo.broadcast_in_dim"(%1902) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1904 = "stablehlo.multiply"(%1903, %arg127) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1905 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1906 = "stablehlo.broadcast_in_dim"(%1905) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %1907 = "stablehlo.multiply"(%1906, %840) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1908 = "stablehlo.add"(%1904, %1907) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %1909 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1910 = "stablehlo.broadcast_in_dim"(%1909) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1911 = "stablehlo.multiply"(%1910, %arg128) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1912 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1913 = "stablehlo.broadcast_in_dim"(%1912) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1914 = "stablehlo.multiply"(%1913, %836) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1915 = "stablehlo.add"(%1911, %1914) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1916 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1917 = "stablehlo.broadcast_in_dim"(%1916) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1918 = "stablehlo.multiply"(%1917, %arg129) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1919 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1920 = "stablehlo.broadcast_in_dim"(%1919) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1921 = "stablehlo.multiply"(%1920, %803) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1922 = "stablehlo.add"(%1918, %1921) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1923 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1924 = "stablehlo.broadcast_in_dim"(%1923) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1925 = "stablehlo.multiply"(%1924, %arg130) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1926 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1927 = "stablehlo.broadcast_in_dim"(%1926) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1928 = "stablehlo.multiply"(%1927, %795) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1929 = "stablehlo.add"(%1925, %1928) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1930 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1931 = "stablehlo.broadcast_in_dim"(%1930) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %1932 = "stablehlo.multiply"(%1931, %arg131) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1933 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1934 = "stablehlo.broadcast_in_dim"(%1933) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %1935 = "stablehlo.multiply"(%1934, %1552) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1936 = "stablehlo.multiply"(%1935, %1552) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1937 = "stablehlo.add"(%1932, %1936) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %1938 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1939 = "stablehlo.broadcast_in_dim"(%1938) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x128xf32>
    %1940 = "stablehlo.multiply"(%1939, %arg132) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %1941 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1942 = "stablehlo.broadcast_in_dim"(%1941) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x128xf32>
    %1943 = "stablehlo.multiply"(%1942, %1548) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %1944 = "stablehlo.multiply"(%1943, %1548) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %1945 = "stablehlo.add"(%1940, %1944) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %1946 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1947 = "stablehlo.broadcast_in_dim"(%1946) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1948 = "stablehlo.multiply"(%1947, %arg133) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1949 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1950 = "stablehlo.broadcast_in_dim"(%1949) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1951 = "stablehlo.multiply"(%1950, %1514) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1952 = "stablehlo.multiply"(%1951, %1514) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1953 = "stablehlo.add"(%1948, %1952) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1954 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1955 = "stablehlo.broadcast_in_dim"(%1954) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1956 = "stablehlo.multiply"(%1955, %arg134) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1957 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1958 = "stablehlo.broadcast_in_dim"(%1957) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1959 = "stablehlo.multiply"(%1958, %1506) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1960 = "stablehlo.multiply"(%1959, %1506) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1961 = "stablehlo.add"(%1956, %1960) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1962 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1963 = "stablehlo.broadcast_in_dim"(%1962) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1964 = "stablehlo.multiply"(%1963, %arg135) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1965 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1966 = "stablehlo.broadcast_in_dim"(%1965) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %1967 = "stablehlo.multiply"(%1966, %1501) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1968 = "stablehlo.multiply"(%1967, %1501) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1969 = "stablehlo.add"(%1964, %1968) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %1970 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1971 = "stablehlo.broadcast_in_dim"(%1970) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1972 = "stablehlo.multiply"(%1971, %arg136) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1973 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1974 = "stablehlo.broadcast_in_dim"(%1973) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %1975 = "stablehlo.multiply"(%1974, %1497) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1976 = "stablehlo.multiply"(%1975, %1497) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1977 = "stablehlo.add"(%1972, %1976) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %1978 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1979 = "stablehlo.broadcast_in_dim"(%1978) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1980 = "stablehlo.multiply"(%1979, %arg137) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1981 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1982 = "stablehlo.broadcast_in_dim"(%1981) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %1983 = "stablehlo.multiply"(%1982, %1448) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1984 = "stablehlo.multiply"(%1983, %1448) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1985 = "stablehlo.add"(%1980, %1984) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %1986 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1987 = "stablehlo.broadcast_in_dim"(%1986) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1988 = "stablehlo.multiply"(%1987, %arg138) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1989 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1990 = "stablehlo.broadcast_in_dim"(%1989) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1991 = "stablehlo.multiply"(%1990, %1444) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1992 = "stablehlo.multiply"(%1991, %1444) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1993 = "stablehlo.add"(%1988, %1992) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1994 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1995 = "stablehlo.broadcast_in_dim"(%1994) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1996 = "stablehlo.multiply"(%1995, %arg139) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1997 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %1998 = "stablehlo.broadcast_in_dim"(%1997) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1999 = "stablehlo.multiply"(%1998, %1410) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2000 = "stablehlo.multiply"(%1999, %1410) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2001 = "stablehlo.add"(%1996, %2000) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2002 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2003 = "stablehlo.broadcast_in_dim"(%2002) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2004 = "stablehlo.multiply"(%2003, %arg140) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2005 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2006 = "stablehlo.broadcast_in_dim"(%2005) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2007 = "stablehlo.multiply"(%2006, %1402) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2008 = "stablehlo.multiply"(%2007, %1402) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2009 = "stablehlo.add"(%2004, %2008) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2010 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2011 = "stablehlo.broadcast_in_dim"(%2010) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2012 = "stablehlo.multiply"(%2011, %arg141) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2013 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2014 = "stablehlo.broadcast_in_dim"(%2013) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2015 = "stablehlo.multiply"(%2014, %1397) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2016 = "stablehlo.multiply"(%2015, %1397) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2017 = "stablehlo.add"(%2012, %2016) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2018 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2019 = "stablehlo.broadcast_in_dim"(%2018) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2020 = "stablehlo.multiply"(%2019, %arg142) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2021 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2022 = "stablehlo.broadcast_in_dim"(%2021) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2023 = "stablehlo.multiply"(%2022, %1393) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2024 = "stablehlo.multiply"(%2023, %1393) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2025 = "stablehlo.add"(%2020, %2024) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2026 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2027 = "stablehlo.broadcast_in_dim"(%2026) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2028 = "stablehlo.multiply"(%2027, %arg143) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2029 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2030 = "stablehlo.broadcast_in_dim"(%2029) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2031 = "stablehlo.multiply"(%2030, %1374) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2032 = "stablehlo.multiply"(%2031, %1374) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2033 = "stablehlo.add"(%2028, %2032) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2034 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2035 = "stablehlo.broadcast_in_dim"(%2034) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2036 = "stablehlo.multiply"(%2035, %arg144) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2037 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2038 = "stablehlo.broadcast_in_dim"(%2037) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2039 = "stablehlo.multiply"(%2038, %1370) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2040 = "stablehlo.multiply"(%2039, %1370) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2041 = "stablehlo.add"(%2036, %2040) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2042 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2043 = "stablehlo.broadcast_in_dim"(%2042) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2044 = "stablehlo.multiply"(%2043, %arg145) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2045 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2046 = "stablehlo.broadcast_in_dim"(%2045) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2047 = "stablehlo.multiply"(%2046, %1336) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2048 = "stablehlo.multiply"(%2047, %1336) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2049 = "stablehlo.add"(%2044, %2048) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2050 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2051 = "stablehlo.broadcast_in_dim"(%2050) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2052 = "stablehlo.multiply"(%2051, %arg146) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2053 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2054 = "stablehlo.broadcast_in_dim"(%2053) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2055 = "stablehlo.multiply"(%2054, %1328) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2056 = "stablehlo.multiply"(%2055, %1328) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2057 = "stablehlo.add"(%2052, %2056) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2058 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2059 = "stablehlo.broadcast_in_dim"(%2058) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2060 = "stablehlo.multiply"(%2059, %arg147) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2061 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2062 = "stablehlo.broadcast_in_dim"(%2061) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2063 = "stablehlo.multiply"(%2062, %1323) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2064 = "stablehlo.multiply"(%2063, %1323) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2065 = "stablehlo.add"(%2060, %2064) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2066 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2067 = "stablehlo.broadcast_in_dim"(%2066) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2068 = "stablehlo.multiply"(%2067, %arg148) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2069 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2070 = "stablehlo.broadcast_in_dim"(%2069) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2071 = "stablehlo.multiply"(%2070, %1319) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2072 = "stablehlo.multiply"(%2071, %1319) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2073 = "stablehlo.add"(%2068, %2072) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2074 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2075 = "stablehlo.broadcast_in_dim"(%2074) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2076 = "stablehlo.multiply"(%2075, %arg149) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2077 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2078 = "stablehlo.broadcast_in_dim"(%2077) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2079 = "stablehlo.multiply"(%2078, %1270) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2080 = "stablehlo.multiply"(%2079, %1270) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2081 = "stablehlo.add"(%2076, %2080) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2082 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2083 = "stablehlo.broadcast_in_dim"(%2082) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2084 = "stablehlo.multiply"(%2083, %arg150) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2085 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2086 = "stablehlo.broadcast_in_dim"(%2085) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2087 = "stablehlo.multiply"(%2086, %1266) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2088 = "stablehlo.multiply"(%2087, %1266) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2089 = "stablehlo.add"(%2084, %2088) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2090 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2091 = "stablehlo.broadcast_in_dim"(%2090) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2092 = "stablehlo.multiply"(%2091, %arg151) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2093 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2094 = "stablehlo.broadcast_in_dim"(%2093) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2095 = "stablehlo.multiply"(%2094, %1232) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2096 = "stablehlo.multiply"(%2095, %1232) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2097 = "stablehlo.add"(%2092, %2096) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2098 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2099 = "stablehlo.broadcast_in_dim"(%2098) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2100 = "stablehlo.multiply"(%2099, %arg152) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2101 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2102 = "stablehlo.broadcast_in_dim"(%2101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2103 = "stablehlo.multiply"(%2102, %1224) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2104 = "stablehlo.multiply"(%2103, %1224) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2105 = "stablehlo.add"(%2100, %2104) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2106 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2107 = "stablehlo.broadcast_in_dim"(%2106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2108 = "stablehlo.multiply"(%2107, %arg153) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2109 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2110 = "stablehlo.broadcast_in_dim"(%2109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2111 = "stablehlo.multiply"(%2110, %1219) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2112 = "stablehlo.multiply"(%2111, %1219) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2113 = "stablehlo.add"(%2108, %2112) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2114 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2115 = "stablehlo.broadcast_in_dim"(%2114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2116 = "stablehlo.multiply"(%2115, %arg154) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2117 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2118 = "stablehlo.broadcast_in_dim"(%2117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2119 = "stablehlo.multiply"(%2118, %1215) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2120 = "stablehlo.multiply"(%2119, %1215) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2121 = "stablehlo.add"(%2116, %2120) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2122 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2123 = "stablehlo.broadcast_in_dim"(%2122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2124 = "stablehlo.multiply"(%2123, %arg155) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2125 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2126 = "stablehlo.broadcast_in_dim"(%2125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2127 = "stablehlo.multiply"(%2126, %1196) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2128 = "stablehlo.multiply"(%2127, %1196) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2129 = "stablehlo.add"(%2124, %2128) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2130 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2131 = "stablehlo.broadcast_in_dim"(%2130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2132 = "stablehlo.multiply"(%2131, %arg156) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2133 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2134 = "stablehlo.broadcast_in_dim"(%2133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2135 = "stablehlo.multiply"(%2134, %1192) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2136 = "stablehlo.multiply"(%2135, %1192) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2137 = "stablehlo.add"(%2132, %2136) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2138 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2139 = "stablehlo.broadcast_in_dim"(%2138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2140 = "stablehlo.multiply"(%2139, %arg157) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2141 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2142 = "stablehlo.broadcast_in_dim"(%2141) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2143 = "stablehlo.multiply"(%2142, %1158) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2144 = "stablehlo.multiply"(%2143, %1158) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2145 = "stablehlo.add"(%2140, %2144) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2146 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2147 = "stablehlo.broadcast_in_dim"(%2146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2148 = "stablehlo.multiply"(%2147, %arg158) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2149 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2150 = "stablehlo.broadcast_in_dim"(%2149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2151 = "stablehlo.multiply"(%2150, %1150) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2152 = "stablehlo.multiply"(%2151, %1150) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2153 = "stablehlo.add"(%2148, %2152) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2154 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2155 = "stablehlo.broadcast_in_dim"(%2154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2156 = "stablehlo.multiply"(%2155, %arg159) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2157 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2158 = "stablehlo.broadcast_in_dim"(%2157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2159 = "stablehlo.multiply"(%2158, %1145) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2160 = "stablehlo.multiply"(%2159, %1145) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2161 = "stablehlo.add"(%2156, %2160) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2162 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2163 = "stablehlo.broadcast_in_dim"(%2162) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2164 = "stablehlo.multiply"(%2163, %arg160) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2165 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2166 = "stablehlo.broadcast_in_dim"(%2165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2167 = "stablehlo.multiply"(%2166, %1141) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2168 = "stablehlo.multiply"(%2167, %1141) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2169 = "stablehlo.add"(%2164, %2168) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2170 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2171 = "stablehlo.broadcast_in_dim"(%2170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2172 = "stablehlo.multiply"(%2171, %arg161) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2173 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2174 = "stablehlo.broadcast_in_dim"(%2173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2175 = "stablehlo.multiply"(%2174, %1092) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2176 = "stablehlo.multiply"(%2175, %1092) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2177 = "stablehlo.add"(%2172, %2176) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2178 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2179 = "stablehlo.broadcast_in_dim"(%2178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2180 = "stablehlo.multiply"(%2179, %arg162) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2181 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2182 = "stablehlo.broadcast_in_dim"(%2181) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2183 = "stablehlo.multiply"(%2182, %1088) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2184 = "stablehlo.multiply"(%2183, %1088) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2185 = "stablehlo.add"(%2180, %2184) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2186 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2187 = "stablehlo.broadcast_in_dim"(%2186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2188 = "stablehlo.multiply"(%2187, %arg163) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2189 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2190 = "stablehlo.broadcast_in_dim"(%2189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2191 = "stablehlo.multiply"(%2190, %1054) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2192 = "stablehlo.multiply"(%2191, %1054) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2193 = "stablehlo.add"(%2188, %2192) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2194 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2195 = "stablehlo.broadcast_in_dim"(%2194) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2196 = "stablehlo.multiply"(%2195, %arg164) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2197 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2198 = "stablehlo.broadcast_in_dim"(%2197) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2199 = "stablehlo.multiply"(%2198, %1046) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2200 = "stablehlo.multiply"(%2199, %1046) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2201 = "stablehlo.add"(%2196, %2200) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2202 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2203 = "stablehlo.broadcast_in_dim"(%2202) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2204 = "stablehlo.multiply"(%2203, %arg165) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2205 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2206 = "stablehlo.broadcast_in_dim"(%2205) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2207 = "stablehlo.multiply"(%2206, %1041) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2208 = "stablehlo.multiply"(%2207, %1041) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2209 = "stablehlo.add"(%2204, %2208) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2210 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2211 = "stablehlo.broadcast_in_dim"(%2210) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2212 = "stablehlo.multiply"(%2211, %arg166) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2213 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2214 = "stablehlo.broadcast_in_dim"(%2213) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2215 = "stablehlo.multiply"(%2214, %1037) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2216 = "stablehlo.multiply"(%2215, %1037) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2217 = "stablehlo.add"(%2212, %2216) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2218 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2219 = "stablehlo.broadcast_in_dim"(%2218) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2220 = "stablehlo.multiply"(%2219, %arg167) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2221 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2222 = "stablehlo.broadcast_in_dim"(%2221) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2223 = "stablehlo.multiply"(%2222, %1018) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2224 = "stablehlo.multiply"(%2223, %1018) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2225 = "stablehlo.add"(%2220, %2224) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2226 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2227 = "stablehlo.broadcast_in_dim"(%2226) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2228 = "stablehlo.multiply"(%2227, %arg168) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2229 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2230 = "stablehlo.broadcast_in_dim"(%2229) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2231 = "stablehlo.multiply"(%2230, %1014) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2232 = "stablehlo.multiply"(%2231, %1014) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2233 = "stablehlo.add"(%2228, %2232) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2234 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2235 = "stablehlo.broadcast_in_dim"(%2234) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2236 = "stablehlo.multiply"(%2235, %arg169) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2237 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2238 = "stablehlo.broadcast_in_dim"(%2237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2239 = "stablehlo.multiply"(%2238, %980) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2240 = "stablehlo.multiply"(%2239, %980) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2241 = "stablehlo.add"(%2236, %2240) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2242 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2243 = "stablehlo.broadcast_in_dim"(%2242) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2244 = "stablehlo.multiply"(%2243, %arg170) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2245 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2246 = "stablehlo.broadcast_in_dim"(%2245) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2247 = "stablehlo.multiply"(%2246, %972) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2248 = "stablehlo.multiply"(%2247, %972) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2249 = "stablehlo.add"(%2244, %2248) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2250 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2251 = "stablehlo.broadcast_in_dim"(%2250) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2252 = "stablehlo.multiply"(%2251, %arg171) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2253 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2254 = "stablehlo.broadcast_in_dim"(%2253) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2255 = "stablehlo.multiply"(%2254, %967) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2256 = "stablehlo.multiply"(%2255, %967) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2257 = "stablehlo.add"(%2252, %2256) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2258 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2259 = "stablehlo.broadcast_in_dim"(%2258) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2260 = "stablehlo.multiply"(%2259, %arg172) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2261 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2262 = "stablehlo.broadcast_in_dim"(%2261) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2263 = "stablehlo.multiply"(%2262, %963) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2264 = "stablehlo.multiply"(%2263, %963) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2265 = "stablehlo.add"(%2260, %2264) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2266 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2267 = "stablehlo.broadcast_in_dim"(%2266) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2268 = "stablehlo.multiply"(%2267, %arg173) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2269 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2270 = "stablehlo.broadcast_in_dim"(%2269) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2271 = "stablehlo.multiply"(%2270, %914) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2272 = "stablehlo.multiply"(%2271, %914) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2273 = "stablehlo.add"(%2268, %2272) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2274 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2275 = "stablehlo.broadcast_in_dim"(%2274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2276 = "stablehlo.multiply"(%2275, %arg174) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2277 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2278 = "stablehlo.broadcast_in_dim"(%2277) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2279 = "stablehlo.multiply"(%2278, %910) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2280 = "stablehlo.multiply"(%2279, %910) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2281 = "stablehlo.add"(%2276, %2280) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2282 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2283 = "stablehlo.broadcast_in_dim"(%2282) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2284 = "stablehlo.multiply"(%2283, %arg175) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2285 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2286 = "stablehlo.broadcast_in_dim"(%2285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2287 = "stablehlo.multiply"(%2286, %876) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2288 = "stablehlo.multiply"(%2287, %876) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2289 = "stablehlo.add"(%2284, %2288) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2290 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2291 = "stablehlo.broadcast_in_dim"(%2290) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2292 = "stablehlo.multiply"(%2291, %arg176) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2293 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2294 = "stablehlo.broadcast_in_dim"(%2293) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2295 = "stablehlo.multiply"(%2294, %868) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2296 = "stablehlo.multiply"(%2295, %868) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2297 = "stablehlo.add"(%2292, %2296) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2298 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2299 = "stablehlo.broadcast_in_dim"(%2298) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2300 = "stablehlo.multiply"(%2299, %arg177) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2301 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2302 = "stablehlo.broadcast_in_dim"(%2301) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2303 = "stablehlo.multiply"(%2302, %863) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2304 = "stablehlo.multiply"(%2303, %863) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2305 = "stablehlo.add"(%2300, %2304) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2306 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2307 = "stablehlo.broadcast_in_dim"(%2306) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2308 = "stablehlo.multiply"(%2307, %arg178) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2309 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2310 = "stablehlo.broadcast_in_dim"(%2309) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2311 = "stablehlo.multiply"(%2310, %859) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2312 = "stablehlo.multiply"(%2311, %859) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2313 = "stablehlo.add"(%2308, %2312) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2314 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2315 = "stablehlo.broadcast_in_dim"(%2314) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2316 = "stablehlo.multiply"(%2315, %arg179) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2317 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2318 = "stablehlo.broadcast_in_dim"(%2317) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2319 = "stablehlo.multiply"(%2318, %840) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2320 = "stablehlo.multiply"(%2319, %840) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2321 = "stablehlo.add"(%2316, %2320) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2322 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2323 = "stablehlo.broadcast_in_dim"(%2322) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2324 = "stablehlo.multiply"(%2323, %arg180) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2325 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2326 = "stablehlo.broadcast_in_dim"(%2325) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2327 = "stablehlo.multiply"(%2326, %836) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2328 = "stablehlo.multiply"(%2327, %836) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2329 = "stablehlo.add"(%2324, %2328) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2330 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2331 = "stablehlo.broadcast_in_dim"(%2330) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2332 = "stablehlo.multiply"(%2331, %arg181) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2333 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2334 = "stablehlo.broadcast_in_dim"(%2333) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2335 = "stablehlo.multiply"(%2334, %803) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2336 = "stablehlo.multiply"(%2335, %803) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2337 = "stablehlo.add"(%2332, %2336) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2338 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2339 = "stablehlo.broadcast_in_dim"(%2338) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2340 = "stablehlo.multiply"(%2339, %arg182) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2341 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2342 = "stablehlo.broadcast_in_dim"(%2341) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2343 = "stablehlo.multiply"(%2342, %795) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2344 = "stablehlo.multiply"(%2343, %795) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2345 = "stablehlo.add"(%2340, %2344) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2346 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2347 = "stablehlo.divide"(%2346, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2348 = "stablehlo.broadcast_in_dim"(%2347) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %2349 = "stablehlo.multiply"(%2348, %1572) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %2350 = "stablehlo.sqrt"(%1937) : (tensor<65x128xf32>) -> tensor<65x128xf32>
    %2351 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %2352 = "stablehlo.divide"(%2350, %2351) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %2353 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2354 = "stablehlo.broadcast_in_dim"(%2353) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65x128xf32>
    %2355 = "stablehlo.add"(%2352, %2354) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %2356 = "stablehlo.divide"(%2349, %2355) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %2357 = "stablehlo.subtract"(%arg27, %2356) : (tensor<65x128xf32>, tensor<65x128xf32>) -> tensor<65x128xf32>
    %2358 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2359 = "stablehlo.divide"(%2358, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2360 = "stablehlo.broadcast_in_dim"(%2359) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x128xf32>
    %2361 = "stablehlo.multiply"(%2360, %1579) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %2362 = "stablehlo.sqrt"(%1945) : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %2363 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x128xf32>
    %2364 = "stablehlo.divide"(%2362, %2363) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %2365 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2366 = "stablehlo.broadcast_in_dim"(%2365) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x128xf32>
    %2367 = "stablehlo.add"(%2364, %2366) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %2368 = "stablehlo.divide"(%2361, %2367) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %2369 = "stablehlo.subtract"(%arg28, %2368) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %2370 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2371 = "stablehlo.divide"(%2370, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2372 = "stablehlo.broadcast_in_dim"(%2371) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2373 = "stablehlo.multiply"(%2372, %1586) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2374 = "stablehlo.sqrt"(%1953) : (tensor<128xf32>) -> tensor<128xf32>
    %2375 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2376 = "stablehlo.divide"(%2374, %2375) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2377 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2378 = "stablehlo.broadcast_in_dim"(%2377) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2379 = "stablehlo.add"(%2376, %2378) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2380 = "stablehlo.divide"(%2373, %2379) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2381 = "stablehlo.subtract"(%arg29, %2380) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2382 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2383 = "stablehlo.divide"(%2382, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2384 = "stablehlo.broadcast_in_dim"(%2383) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2385 = "stablehlo.multiply"(%2384, %1593) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2386 = "stablehlo.sqrt"(%1961) : (tensor<128xf32>) -> tensor<128xf32>
    %2387 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2388 = "stablehlo.divide"(%2386, %2387) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2389 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2390 = "stablehlo.broadcast_in_dim"(%2389) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2391 = "stablehlo.add"(%2388, %2390) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2392 = "stablehlo.divide"(%2385, %2391) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2393 = "stablehlo.subtract"(%arg30, %2392) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2394 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2395 = "stablehlo.divide"(%2394, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2396 = "stablehlo.broadcast_in_dim"(%2395) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2397 = "stablehlo.multiply"(%2396, %1600) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2398 = "stablehlo.sqrt"(%1969) : (tensor<384x128xf32>) -> tensor<384x128xf32>
    %2399 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2400 = "stablehlo.divide"(%2398, %2399) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2401 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2402 = "stablehlo.broadcast_in_dim"(%2401) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2403 = "stablehlo.add"(%2400, %2402) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2404 = "stablehlo.divide"(%2397, %2403) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2405 = "stablehlo.subtract"(%arg31, %2404) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2406 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2407 = "stablehlo.divide"(%2406, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2408 = "stablehlo.broadcast_in_dim"(%2407) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2409 = "stablehlo.multiply"(%2408, %1607) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2410 = "stablehlo.sqrt"(%1977) : (tensor<384xf32>) -> tensor<384xf32>
    %2411 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2412 = "stablehlo.divide"(%2410, %2411) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2413 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2414 = "stablehlo.broadcast_in_dim"(%2413) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2415 = "stablehlo.add"(%2412, %2414) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2416 = "stablehlo.divide"(%2409, %2415) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2417 = "stablehlo.subtract"(%arg32, %2416) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2418 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2419 = "stablehlo.divide"(%2418, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2420 = "stablehlo.broadcast_in_dim"(%2419) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2421 = "stablehlo.multiply"(%2420, %1614) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2422 = "stablehlo.sqrt"(%1985) : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %2423 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2424 = "stablehlo.divide"(%2422, %2423) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2425 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2426 = "stablehlo.broadcast_in_dim"(%2425) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2427 = "stablehlo.add"(%2424, %2426) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2428 = "stablehlo.divide"(%2421, %2427) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2429 = "stablehlo.subtract"(%arg33, %2428) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2430 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2431 = "stablehlo.divide"(%2430, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2432 = "stablehlo.broadcast_in_dim"(%2431) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2433 = "stablehlo.multiply"(%2432, %1621) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2434 = "stablehlo.sqrt"(%1993) : (tensor<128xf32>) -> tensor<128xf32>
    %2435 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2436 = "stablehlo.divide"(%2434, %2435) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2437 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2438 = "stablehlo.broadcast_in_dim"(%2437) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2439 = "stablehlo.add"(%2436, %2438) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2440 = "stablehlo.divide"(%2433, %2439) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2441 = "stablehlo.subtract"(%arg34, %2440) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2442 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2443 = "stablehlo.divide"(%2442, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2444 = "stablehlo.broadcast_in_dim"(%2443) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2445 = "stablehlo.multiply"(%2444, %1628) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2446 = "stablehlo.sqrt"(%2001) : (tensor<128xf32>) -> tensor<128xf32>
    %2447 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2448 = "stablehlo.divide"(%2446, %2447) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2449 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2450 = "stablehlo.broadcast_in_dim"(%2449) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2451 = "stablehlo.add"(%2448, %2450) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2452 = "stablehlo.divide"(%2445, %2451) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2453 = "stablehlo.subtract"(%arg35, %2452) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2454 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2455 = "stablehlo.divide"(%2454, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2456 = "stablehlo.broadcast_in_dim"(%2455) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2457 = "stablehlo.multiply"(%2456, %1635) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2458 = "stablehlo.sqrt"(%2009) : (tensor<128xf32>) -> tensor<128xf32>
    %2459 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2460 = "stablehlo.divide"(%2458, %2459) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2461 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2462 = "stablehlo.broadcast_in_dim"(%2461) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2463 = "stablehlo.add"(%2460, %2462) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2464 = "stablehlo.divide"(%2457, %2463) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2465 = "stablehlo.subtract"(%arg36, %2464) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2466 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2467 = "stablehlo.divide"(%2466, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2468 = "stablehlo.broadcast_in_dim"(%2467) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2469 = "stablehlo.multiply"(%2468, %1642) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2470 = "stablehlo.sqrt"(%2017) : (tensor<512x128xf32>) -> tensor<512x128xf32>
    %2471 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2472 = "stablehlo.divide"(%2470, %2471) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2473 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2474 = "stablehlo.broadcast_in_dim"(%2473) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2475 = "stablehlo.add"(%2472, %2474) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2476 = "stablehlo.divide"(%2469, %2475) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2477 = "stablehlo.subtract"(%arg37, %2476) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2478 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2479 = "stablehlo.divide"(%2478, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2480 = "stablehlo.broadcast_in_dim"(%2479) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2481 = "stablehlo.multiply"(%2480, %1649) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2482 = "stablehlo.sqrt"(%2025) : (tensor<512xf32>) -> tensor<512xf32>
    %2483 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2484 = "stablehlo.divide"(%2482, %2483) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2485 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2486 = "stablehlo.broadcast_in_dim"(%2485) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2487 = "stablehlo.add"(%2484, %2486) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2488 = "stablehlo.divide"(%2481, %2487) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2489 = "stablehlo.subtract"(%arg38, %2488) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2490 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2491 = "stablehlo.divide"(%2490, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2492 = "stablehlo.broadcast_in_dim"(%2491) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2493 = "stablehlo.multiply"(%2492, %1656) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2494 = "stablehlo.sqrt"(%2033) : (tensor<128x512xf32>) -> tensor<128x512xf32>
    %2495 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2496 = "stablehlo.divide"(%2494, %2495) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2497 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2498 = "stablehlo.broadcast_in_dim"(%2497) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2499 = "stablehlo.add"(%2496, %2498) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2500 = "stablehlo.divide"(%2493, %2499) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2501 = "stablehlo.subtract"(%arg39, %2500) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2502 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2503 = "stablehlo.divide"(%2502, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2504 = "stablehlo.broadcast_in_dim"(%2503) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2505 = "stablehlo.multiply"(%2504, %1663) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2506 = "stablehlo.sqrt"(%2041) : (tensor<128xf32>) -> tensor<128xf32>
    %2507 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2508 = "stablehlo.divide"(%2506, %2507) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2509 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2510 = "stablehlo.broadcast_in_dim"(%2509) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2511 = "stablehlo.add"(%2508, %2510) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2512 = "stablehlo.divide"(%2505, %2511) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2513 = "stablehlo.subtract"(%arg40, %2512) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2514 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2515 = "stablehlo.divide"(%2514, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2516 = "stablehlo.broadcast_in_dim"(%2515) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2517 = "stablehlo.multiply"(%2516, %1670) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2518 = "stablehlo.sqrt"(%2049) : (tensor<128xf32>) -> tensor<128xf32>
    %2519 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2520 = "stablehlo.divide"(%2518, %2519) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2521 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2522 = "stablehlo.broadcast_in_dim"(%2521) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2523 = "stablehlo.add"(%2520, %2522) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2524 = "stablehlo.divide"(%2517, %2523) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2525 = "stablehlo.subtract"(%arg41, %2524) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2526 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2527 = "stablehlo.divide"(%2526, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2528 = "stablehlo.broadcast_in_dim"(%2527) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2529 = "stablehlo.multiply"(%2528, %1677) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2530 = "stablehlo.sqrt"(%2057) : (tensor<128xf32>) -> tensor<128xf32>
    %2531 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2532 = "stablehlo.divide"(%2530, %2531) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2533 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2534 = "stablehlo.broadcast_in_dim"(%2533) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2535 = "stablehlo.add"(%2532, %2534) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2536 = "stablehlo.divide"(%2529, %2535) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2537 = "stablehlo.subtract"(%arg42, %2536) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2538 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2539 = "stablehlo.divide"(%2538, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2540 = "stablehlo.broadcast_in_dim"(%2539) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2541 = "stablehlo.multiply"(%2540, %1684) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2542 = "stablehlo.sqrt"(%2065) : (tensor<384x128xf32>) -> tensor<384x128xf32>
    %2543 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2544 = "stablehlo.divide"(%2542, %2543) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2545 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2546 = "stablehlo.broadcast_in_dim"(%2545) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2547 = "stablehlo.add"(%2544, %2546) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2548 = "stablehlo.divide"(%2541, %2547) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2549 = "stablehlo.subtract"(%arg43, %2548) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2550 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2551 = "stablehlo.divide"(%2550, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2552 = "stablehlo.broadcast_in_dim"(%2551) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2553 = "stablehlo.multiply"(%2552, %1691) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2554 = "stablehlo.sqrt"(%2073) : (tensor<384xf32>) -> tensor<384xf32>
    %2555 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2556 = "stablehlo.divide"(%2554, %2555) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2557 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2558 = "stablehlo.broadcast_in_dim"(%2557) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2559 = "stablehlo.add"(%2556, %2558) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2560 = "stablehlo.divide"(%2553, %2559) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2561 = "stablehlo.subtract"(%arg44, %2560) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2562 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2563 = "stablehlo.divide"(%2562, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2564 = "stablehlo.broadcast_in_dim"(%2563) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2565 = "stablehlo.multiply"(%2564, %1698) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2566 = "stablehlo.sqrt"(%2081) : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %2567 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2568 = "stablehlo.divide"(%2566, %2567) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2569 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2570 = "stablehlo.broadcast_in_dim"(%2569) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2571 = "stablehlo.add"(%2568, %2570) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2572 = "stablehlo.divide"(%2565, %2571) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2573 = "stablehlo.subtract"(%arg45, %2572) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2574 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2575 = "stablehlo.divide"(%2574, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2576 = "stablehlo.broadcast_in_dim"(%2575) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2577 = "stablehlo.multiply"(%2576, %1705) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2578 = "stablehlo.sqrt"(%2089) : (tensor<128xf32>) -> tensor<128xf32>
    %2579 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2580 = "stablehlo.divide"(%2578, %2579) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2581 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2582 = "stablehlo.broadcast_in_dim"(%2581) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2583 = "stablehlo.add"(%2580, %2582) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2584 = "stablehlo.divide"(%2577, %2583) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2585 = "stablehlo.subtract"(%arg46, %2584) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2586 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2587 = "stablehlo.divide"(%2586, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2588 = "stablehlo.broadcast_in_dim"(%2587) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2589 = "stablehlo.multiply"(%2588, %1712) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2590 = "stablehlo.sqrt"(%2097) : (tensor<128xf32>) -> tensor<128xf32>
    %2591 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2592 = "stablehlo.divide"(%2590, %2591) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2593 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2594 = "stablehlo.broadcast_in_dim"(%2593) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2595 = "stablehlo.add"(%2592, %2594) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2596 = "stablehlo.divide"(%2589, %2595) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2597 = "stablehlo.subtract"(%arg47, %2596) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2598 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2599 = "stablehlo.divide"(%2598, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2600 = "stablehlo.broadcast_in_dim"(%2599) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2601 = "stablehlo.multiply"(%2600, %1719) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2602 = "stablehlo.sqrt"(%2105) : (tensor<128xf32>) -> tensor<128xf32>
    %2603 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2604 = "stablehlo.divide"(%2602, %2603) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2605 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2606 = "stablehlo.broadcast_in_dim"(%2605) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2607 = "stablehlo.add"(%2604, %2606) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2608 = "stablehlo.divide"(%2601, %2607) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2609 = "stablehlo.subtract"(%arg48, %2608) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2610 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2611 = "stablehlo.divide"(%2610, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2612 = "stablehlo.broadcast_in_dim"(%2611) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2613 = "stablehlo.multiply"(%2612, %1726) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2614 = "stablehlo.sqrt"(%2113) : (tensor<512x128xf32>) -> tensor<512x128xf32>
    %2615 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2616 = "stablehlo.divide"(%2614, %2615) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2617 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2618 = "stablehlo.broadcast_in_dim"(%2617) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2619 = "stablehlo.add"(%2616, %2618) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2620 = "stablehlo.divide"(%2613, %2619) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2621 = "stablehlo.subtract"(%arg49, %2620) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2622 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2623 = "stablehlo.divide"(%2622, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2624 = "stablehlo.broadcast_in_dim"(%2623) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2625 = "stablehlo.multiply"(%2624, %1733) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2626 = "stablehlo.sqrt"(%2121) : (tensor<512xf32>) -> tensor<512xf32>
    %2627 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2628 = "stablehlo.divide"(%2626, %2627) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2629 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2630 = "stablehlo.broadcast_in_dim"(%2629) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2631 = "stablehlo.add"(%2628, %2630) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2632 = "stablehlo.divide"(%2625, %2631) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2633 = "stablehlo.subtract"(%arg50, %2632) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2634 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2635 = "stablehlo.divide"(%2634, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2636 = "stablehlo.broadcast_in_dim"(%2635) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2637 = "stablehlo.multiply"(%2636, %1740) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2638 = "stablehlo.sqrt"(%2129) : (tensor<128x512xf32>) -> tensor<128x512xf32>
    %2639 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2640 = "stablehlo.divide"(%2638, %2639) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2641 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2642 = "stablehlo.broadcast_in_dim"(%2641) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2643 = "stablehlo.add"(%2640, %2642) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2644 = "stablehlo.divide"(%2637, %2643) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2645 = "stablehlo.subtract"(%arg51, %2644) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2646 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2647 = "stablehlo.divide"(%2646, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2648 = "stablehlo.broadcast_in_dim"(%2647) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2649 = "stablehlo.multiply"(%2648, %1747) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2650 = "stablehlo.sqrt"(%2137) : (tensor<128xf32>) -> tensor<128xf32>
    %2651 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2652 = "stablehlo.divide"(%2650, %2651) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2653 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2654 = "stablehlo.broadcast_in_dim"(%2653) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2655 = "stablehlo.add"(%2652, %2654) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2656 = "stablehlo.divide"(%2649, %2655) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2657 = "stablehlo.subtract"(%arg52, %2656) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2658 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2659 = "stablehlo.divide"(%2658, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2660 = "stablehlo.broadcast_in_dim"(%2659) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2661 = "stablehlo.multiply"(%2660, %1754) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2662 = "stablehlo.sqrt"(%2145) : (tensor<128xf32>) -> tensor<128xf32>
    %2663 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2664 = "stablehlo.divide"(%2662, %2663) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2665 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2666 = "stablehlo.broadcast_in_dim"(%2665) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2667 = "stablehlo.add"(%2664, %2666) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2668 = "stablehlo.divide"(%2661, %2667) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2669 = "stablehlo.subtract"(%arg53, %2668) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2670 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2671 = "stablehlo.divide"(%2670, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2672 = "stablehlo.broadcast_in_dim"(%2671) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2673 = "stablehlo.multiply"(%2672, %1761) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2674 = "stablehlo.sqrt"(%2153) : (tensor<128xf32>) -> tensor<128xf32>
    %2675 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2676 = "stablehlo.divide"(%2674, %2675) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2677 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2678 = "stablehlo.broadcast_in_dim"(%2677) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2679 = "stablehlo.add"(%2676, %2678) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2680 = "stablehlo.divide"(%2673, %2679) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2681 = "stablehlo.subtract"(%arg54, %2680) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2682 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2683 = "stablehlo.divide"(%2682, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2684 = "stablehlo.broadcast_in_dim"(%2683) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2685 = "stablehlo.multiply"(%2684, %1768) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2686 = "stablehlo.sqrt"(%2161) : (tensor<384x128xf32>) -> tensor<384x128xf32>
    %2687 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2688 = "stablehlo.divide"(%2686, %2687) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2689 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2690 = "stablehlo.broadcast_in_dim"(%2689) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2691 = "stablehlo.add"(%2688, %2690) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2692 = "stablehlo.divide"(%2685, %2691) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2693 = "stablehlo.subtract"(%arg55, %2692) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2694 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2695 = "stablehlo.divide"(%2694, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2696 = "stablehlo.broadcast_in_dim"(%2695) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2697 = "stablehlo.multiply"(%2696, %1775) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2698 = "stablehlo.sqrt"(%2169) : (tensor<384xf32>) -> tensor<384xf32>
    %2699 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2700 = "stablehlo.divide"(%2698, %2699) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2701 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2702 = "stablehlo.broadcast_in_dim"(%2701) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2703 = "stablehlo.add"(%2700, %2702) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2704 = "stablehlo.divide"(%2697, %2703) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2705 = "stablehlo.subtract"(%arg56, %2704) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2706 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2707 = "stablehlo.divide"(%2706, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2708 = "stablehlo.broadcast_in_dim"(%2707) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2709 = "stablehlo.multiply"(%2708, %1782) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2710 = "stablehlo.sqrt"(%2177) : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %2711 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2712 = "stablehlo.divide"(%2710, %2711) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2713 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2714 = "stablehlo.broadcast_in_dim"(%2713) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2715 = "stablehlo.add"(%2712, %2714) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2716 = "stablehlo.divide"(%2709, %2715) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2717 = "stablehlo.subtract"(%arg57, %2716) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2718 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2719 = "stablehlo.divide"(%2718, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2720 = "stablehlo.broadcast_in_dim"(%2719) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2721 = "stablehlo.multiply"(%2720, %1789) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2722 = "stablehlo.sqrt"(%2185) : (tensor<128xf32>) -> tensor<128xf32>
    %2723 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2724 = "stablehlo.divide"(%2722, %2723) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2725 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2726 = "stablehlo.broadcast_in_dim"(%2725) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2727 = "stablehlo.add"(%2724, %2726) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2728 = "stablehlo.divide"(%2721, %2727) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2729 = "stablehlo.subtract"(%arg58, %2728) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2730 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2731 = "stablehlo.divide"(%2730, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2732 = "stablehlo.broadcast_in_dim"(%2731) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2733 = "stablehlo.multiply"(%2732, %1796) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2734 = "stablehlo.sqrt"(%2193) : (tensor<128xf32>) -> tensor<128xf32>
    %2735 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2736 = "stablehlo.divide"(%2734, %2735) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2737 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2738 = "stablehlo.broadcast_in_dim"(%2737) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2739 = "stablehlo.add"(%2736, %2738) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2740 = "stablehlo.divide"(%2733, %2739) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2741 = "stablehlo.subtract"(%arg59, %2740) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2742 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2743 = "stablehlo.divide"(%2742, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2744 = "stablehlo.broadcast_in_dim"(%2743) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2745 = "stablehlo.multiply"(%2744, %1803) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2746 = "stablehlo.sqrt"(%2201) : (tensor<128xf32>) -> tensor<128xf32>
    %2747 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2748 = "stablehlo.divide"(%2746, %2747) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2749 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2750 = "stablehlo.broadcast_in_dim"(%2749) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2751 = "stablehlo.add"(%2748, %2750) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2752 = "stablehlo.divide"(%2745, %2751) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2753 = "stablehlo.subtract"(%arg60, %2752) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2754 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2755 = "stablehlo.divide"(%2754, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2756 = "stablehlo.broadcast_in_dim"(%2755) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2757 = "stablehlo.multiply"(%2756, %1810) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2758 = "stablehlo.sqrt"(%2209) : (tensor<512x128xf32>) -> tensor<512x128xf32>
    %2759 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2760 = "stablehlo.divide"(%2758, %2759) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2761 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2762 = "stablehlo.broadcast_in_dim"(%2761) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2763 = "stablehlo.add"(%2760, %2762) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2764 = "stablehlo.divide"(%2757, %2763) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2765 = "stablehlo.subtract"(%arg61, %2764) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2766 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2767 = "stablehlo.divide"(%2766, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2768 = "stablehlo.broadcast_in_dim"(%2767) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2769 = "stablehlo.multiply"(%2768, %1817) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2770 = "stablehlo.sqrt"(%2217) : (tensor<512xf32>) -> tensor<512xf32>
    %2771 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2772 = "stablehlo.divide"(%2770, %2771) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2773 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2774 = "stablehlo.broadcast_in_dim"(%2773) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2775 = "stablehlo.add"(%2772, %2774) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2776 = "stablehlo.divide"(%2769, %2775) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2777 = "stablehlo.subtract"(%arg62, %2776) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2778 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2779 = "stablehlo.divide"(%2778, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2780 = "stablehlo.broadcast_in_dim"(%2779) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2781 = "stablehlo.multiply"(%2780, %1824) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2782 = "stablehlo.sqrt"(%2225) : (tensor<128x512xf32>) -> tensor<128x512xf32>
    %2783 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2784 = "stablehlo.divide"(%2782, %2783) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2785 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2786 = "stablehlo.broadcast_in_dim"(%2785) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2787 = "stablehlo.add"(%2784, %2786) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2788 = "stablehlo.divide"(%2781, %2787) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2789 = "stablehlo.subtract"(%arg63, %2788) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2790 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2791 = "stablehlo.divide"(%2790, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2792 = "stablehlo.broadcast_in_dim"(%2791) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2793 = "stablehlo.multiply"(%2792, %1831) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2794 = "stablehlo.sqrt"(%2233) : (tensor<128xf32>) -> tensor<128xf32>
    %2795 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2796 = "stablehlo.divide"(%2794, %2795) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2797 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2798 = "stablehlo.broadcast_in_dim"(%2797) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2799 = "stablehlo.add"(%2796, %2798) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2800 = "stablehlo.divide"(%2793, %2799) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2801 = "stablehlo.subtract"(%arg64, %2800) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2802 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2803 = "stablehlo.divide"(%2802, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2804 = "stablehlo.broadcast_in_dim"(%2803) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2805 = "stablehlo.multiply"(%2804, %1838) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2806 = "stablehlo.sqrt"(%2241) : (tensor<128xf32>) -> tensor<128xf32>
    %2807 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2808 = "stablehlo.divide"(%2806, %2807) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2809 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2810 = "stablehlo.broadcast_in_dim"(%2809) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2811 = "stablehlo.add"(%2808, %2810) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2812 = "stablehlo.divide"(%2805, %2811) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2813 = "stablehlo.subtract"(%arg65, %2812) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2814 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2815 = "stablehlo.divide"(%2814, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2816 = "stablehlo.broadcast_in_dim"(%2815) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2817 = "stablehlo.multiply"(%2816, %1845) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2818 = "stablehlo.sqrt"(%2249) : (tensor<128xf32>) -> tensor<128xf32>
    %2819 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2820 = "stablehlo.divide"(%2818, %2819) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2821 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2822 = "stablehlo.broadcast_in_dim"(%2821) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2823 = "stablehlo.add"(%2820, %2822) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2824 = "stablehlo.divide"(%2817, %2823) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2825 = "stablehlo.subtract"(%arg66, %2824) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2826 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2827 = "stablehlo.divide"(%2826, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2828 = "stablehlo.broadcast_in_dim"(%2827) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2829 = "stablehlo.multiply"(%2828, %1852) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2830 = "stablehlo.sqrt"(%2257) : (tensor<384x128xf32>) -> tensor<384x128xf32>
    %2831 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2832 = "stablehlo.divide"(%2830, %2831) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2833 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2834 = "stablehlo.broadcast_in_dim"(%2833) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384x128xf32>
    %2835 = "stablehlo.add"(%2832, %2834) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2836 = "stablehlo.divide"(%2829, %2835) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2837 = "stablehlo.subtract"(%arg67, %2836) : (tensor<384x128xf32>, tensor<384x128xf32>) -> tensor<384x128xf32>
    %2838 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2839 = "stablehlo.divide"(%2838, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2840 = "stablehlo.broadcast_in_dim"(%2839) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2841 = "stablehlo.multiply"(%2840, %1859) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2842 = "stablehlo.sqrt"(%2265) : (tensor<384xf32>) -> tensor<384xf32>
    %2843 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2844 = "stablehlo.divide"(%2842, %2843) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2845 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2846 = "stablehlo.broadcast_in_dim"(%2845) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<384xf32>
    %2847 = "stablehlo.add"(%2844, %2846) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2848 = "stablehlo.divide"(%2841, %2847) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2849 = "stablehlo.subtract"(%arg68, %2848) : (tensor<384xf32>, tensor<384xf32>) -> tensor<384xf32>
    %2850 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2851 = "stablehlo.divide"(%2850, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2852 = "stablehlo.broadcast_in_dim"(%2851) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2853 = "stablehlo.multiply"(%2852, %1866) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2854 = "stablehlo.sqrt"(%2273) : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %2855 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2856 = "stablehlo.divide"(%2854, %2855) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2857 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2858 = "stablehlo.broadcast_in_dim"(%2857) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128xf32>
    %2859 = "stablehlo.add"(%2856, %2858) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2860 = "stablehlo.divide"(%2853, %2859) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2861 = "stablehlo.subtract"(%arg69, %2860) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %2862 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2863 = "stablehlo.divide"(%2862, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2864 = "stablehlo.broadcast_in_dim"(%2863) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2865 = "stablehlo.multiply"(%2864, %1873) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2866 = "stablehlo.sqrt"(%2281) : (tensor<128xf32>) -> tensor<128xf32>
    %2867 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2868 = "stablehlo.divide"(%2866, %2867) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2869 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2870 = "stablehlo.broadcast_in_dim"(%2869) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2871 = "stablehlo.add"(%2868, %2870) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2872 = "stablehlo.divide"(%2865, %2871) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2873 = "stablehlo.subtract"(%arg70, %2872) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2874 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2875 = "stablehlo.divide"(%2874, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2876 = "stablehlo.broadcast_in_dim"(%2875) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2877 = "stablehlo.multiply"(%2876, %1880) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2878 = "stablehlo.sqrt"(%2289) : (tensor<128xf32>) -> tensor<128xf32>
    %2879 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2880 = "stablehlo.divide"(%2878, %2879) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2881 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2882 = "stablehlo.broadcast_in_dim"(%2881) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2883 = "stablehlo.add"(%2880, %2882) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2884 = "stablehlo.divide"(%2877, %2883) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2885 = "stablehlo.subtract"(%arg71, %2884) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2886 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2887 = "stablehlo.divide"(%2886, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2888 = "stablehlo.broadcast_in_dim"(%2887) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2889 = "stablehlo.multiply"(%2888, %1887) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2890 = "stablehlo.sqrt"(%2297) : (tensor<128xf32>) -> tensor<128xf32>
    %2891 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2892 = "stablehlo.divide"(%2890, %2891) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2893 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2894 = "stablehlo.broadcast_in_dim"(%2893) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2895 = "stablehlo.add"(%2892, %2894) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2896 = "stablehlo.divide"(%2889, %2895) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2897 = "stablehlo.subtract"(%arg72, %2896) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2898 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2899 = "stablehlo.divide"(%2898, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2900 = "stablehlo.broadcast_in_dim"(%2899) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2901 = "stablehlo.multiply"(%2900, %1894) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2902 = "stablehlo.sqrt"(%2305) : (tensor<512x128xf32>) -> tensor<512x128xf32>
    %2903 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2904 = "stablehlo.divide"(%2902, %2903) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2905 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2906 = "stablehlo.broadcast_in_dim"(%2905) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %2907 = "stablehlo.add"(%2904, %2906) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2908 = "stablehlo.divide"(%2901, %2907) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2909 = "stablehlo.subtract"(%arg73, %2908) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    %2910 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2911 = "stablehlo.divide"(%2910, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2912 = "stablehlo.broadcast_in_dim"(%2911) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2913 = "stablehlo.multiply"(%2912, %1901) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2914 = "stablehlo.sqrt"(%2313) : (tensor<512xf32>) -> tensor<512xf32>
    %2915 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2916 = "stablehlo.divide"(%2914, %2915) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2917 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2918 = "stablehlo.broadcast_in_dim"(%2917) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2919 = "stablehlo.add"(%2916, %2918) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2920 = "stablehlo.divide"(%2913, %2919) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2921 = "stablehlo.subtract"(%arg74, %2920) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2922 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2923 = "stablehlo.divide"(%2922, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2924 = "stablehlo.broadcast_in_dim"(%2923) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2925 = "stablehlo.multiply"(%2924, %1908) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2926 = "stablehlo.sqrt"(%2321) : (tensor<128x512xf32>) -> tensor<128x512xf32>
    %2927 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2928 = "stablehlo.divide"(%2926, %2927) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2929 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2930 = "stablehlo.broadcast_in_dim"(%2929) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x512xf32>
    %2931 = "stablehlo.add"(%2928, %2930) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2932 = "stablehlo.divide"(%2925, %2931) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2933 = "stablehlo.subtract"(%arg75, %2932) : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<128x512xf32>
    %2934 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2935 = "stablehlo.divide"(%2934, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2936 = "stablehlo.broadcast_in_dim"(%2935) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2937 = "stablehlo.multiply"(%2936, %1915) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2938 = "stablehlo.sqrt"(%2329) : (tensor<128xf32>) -> tensor<128xf32>
    %2939 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2940 = "stablehlo.divide"(%2938, %2939) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2941 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2942 = "stablehlo.broadcast_in_dim"(%2941) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2943 = "stablehlo.add"(%2940, %2942) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2944 = "stablehlo.divide"(%2937, %2943) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2945 = "stablehlo.subtract"(%arg76, %2944) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2946 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2947 = "stablehlo.divide"(%2946, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2948 = "stablehlo.broadcast_in_dim"(%2947) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2949 = "stablehlo.multiply"(%2948, %1922) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2950 = "stablehlo.sqrt"(%2337) : (tensor<128xf32>) -> tensor<128xf32>
    %2951 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2952 = "stablehlo.divide"(%2950, %2951) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2953 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2954 = "stablehlo.broadcast_in_dim"(%2953) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2955 = "stablehlo.add"(%2952, %2954) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2956 = "stablehlo.divide"(%2949, %2955) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2957 = "stablehlo.subtract"(%arg77, %2956) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2958 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2959 = "stablehlo.divide"(%2958, %1559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2960 = "stablehlo.broadcast_in_dim"(%2959) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2961 = "stablehlo.multiply"(%2960, %1929) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2962 = "stablehlo.sqrt"(%2345) : (tensor<128xf32>) -> tensor<128xf32>
    %2963 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2964 = "stablehlo.divide"(%2962, %2963) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2965 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %2966 = "stablehlo.broadcast_in_dim"(%2965) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2967 = "stablehlo.add"(%2964, %2966) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2968 = "stablehlo.divide"(%2961, %2967) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2969 = "stablehlo.subtract"(%arg78, %2968) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    "func.return"(%2357, %2369, %2381, %2393, %2405, %2417, %2429, %2441, %2453, %2465, %2477, %2489, %2501, %2513, %2525, %2537, %2549, %2561, %2573, %2585, %2597, %2609, %2621, %2633, %2645, %2657, %2669, %2681, %2693, %2705, %2717, %2729, %2741, %2753, %2765, %2777, %2789, %2801, %2813, %2825, %2837, %2849, %2861, %2873, %2885, %2897, %2909, %2921, %2933, %2945, %2957, %2969, %1572, %1579, %1586, %1593, %1600, %1607, %1614, %1621, %1628, %1635, %1642, %1649, %1656, %1663, %1670, %1677, %1684, %1691, %1698, %1705, %1712, %1719, %1726, %1733, %1740, %1747, %1754, %1761, %1768, %1775, %1782, %1789, %1796, %1803, %1810, %1817, %1824, %1831, %1838, %1845, %1852, %1859, %1866, %1873, %1880, %1887, %1894, %1901, %1908, %1915, %1922, %1929, %1937, %1945, %1953, %1961, %1969, %1977, %1985, %1993, %2001, %2009, %2017, %2025, %2033, %2041, %2049, %2057, %2065, %2073, %2081, %2089, %2097, %2105, %2113, %2121, %2129, %2137, %2145, %2153, %2161, %2169, %2177, %2185, %2193, %2201, %2209, %2217, %2225, %2233, %2241, %2249, %2257, %2265, %2273, %2281, %2289, %2297, %2305, %2313, %2321, %2329, %2337, %2345, %1554, %778) : (tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<65x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64x64xi1>) -> tensor<64x64xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<64x64xi1>):
    %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64x64xi32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x64xi32>
    %70 = "stablehlo.add"(%67, %69) : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %71 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<64x64xi32>
    %72 = "stablehlo.compare"(%70, %71) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
    %73 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %75 = "stablehlo.select"(%72, %arg26, %74) : (tensor<64x64xi1>, tensor<64x64xi1>, tensor<64x64xi1>) -> tensor<64x64xi1>
    "func.return"(%75) : (tensor<64x64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x4x64x64xi1>, tensor<8x4x64x1x64xf32>, tensor<f32>) -> (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>), res_attrs = [{}, {}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<8x4x64x64xi1>, %arg24: tensor<8x4x64x1x64xf32>, %arg25: tensor<f32>):
    %60 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x64x64xf32>
    %61 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<8x4x64x64xi1>) -> tensor<1x8x4x64x64xi1>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %63 = "stablehlo.transpose"(%arg24) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<8x4x64x1x64xf32>) -> tensor<1x8x4x64x64xf32>
    %64 = "stablehlo.select"(%61, %63, %62) : (tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64x64xf32>
    "func.return"(%64, %61, %66) : (tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<512x65xf32>) -> (tensor<512x65xf32>, tensor<512x65xf32>, tensor<512x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<512x65xf32>):
    %43 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%arg18, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %59 = "stablehlo.maximum"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) : (tensor<512x65xf32>, tensor<f32>) -> tensor<512xf32>
    %45 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %47 = "stablehlo.maximum"(%46, %44) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<512x1xf32>) -> tensor<512x65xf32>
    %50 = "stablehlo.subtract"(%arg18, %49) : (tensor<512x65xf32>, tensor<512x65xf32>) -> tensor<512x65xf32>
    %51 = "stablehlo.exponential"(%50) : (tensor<512x65xf32>) -> tensor<512x65xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %58 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<512x65xf32>, tensor<f32>) -> tensor<512xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1xf32>
    %55 = "stablehlo.log"(%54) : (tensor<512x1xf32>) -> tensor<512x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<512x1xf32>) -> tensor<512x65xf32>
    %57 = "stablehlo.subtract"(%50, %56) : (tensor<512x65xf32>, tensor<512x65xf32>) -> tensor<512x65xf32>
    "func.return"(%57, %51, %54) : (tensor<512x65xf32>, tensor<512x65xf32>, tensor<512x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<512x65xf32>, tensor<512x1xi32>) -> (tensor<512x1xf32>, tensor<512x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<512x65xf32>, %arg15: tensor<512x1xi32>):
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<512x1xi32>
    %22 = "stablehlo.compare"(%arg15, %21) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi1>
    %23 = "stablehlo.constant"() <{value = dense<65> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<512x1xi32>
    %25 = "stablehlo.add"(%arg15, %24) : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi32>
    %26 = "stablehlo.select"(%22, %25, %arg15) : (tensor<512x1xi1>, tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi32>
    %27 = "stablehlo.reshape"(%26) : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
    %28 = "stablehlo.constant"() <{value = dense<64> : tensor<1xi32>}> : () -> tensor<1xi32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<512x1x1xi32>
    %31 = "stablehlo.compare"(%27, %30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
    %32 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<512x1x1xi32>
    %34 = "stablehlo.compare"(%27, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<512x1x1xi32>, tensor<512x1x1xi32>) -> tensor<512x1x1xi1>
    %35 = "stablehlo.and"(%31, %34) : (tensor<512x1x1xi1>, tensor<512x1x1xi1>) -> tensor<512x1x1xi1>
    %36 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %37 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg16: tensor<i1>, %arg17: tensor<i1>):
      %42 = "stablehlo.and"(%arg16, %arg17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%42) : (tensor<i1>) -> ()
    }) : (tensor<512x1x1xi1>, tensor<i1>) -> tensor<512x1xi1>
    %38 = "stablehlo.gather"(%arg14, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x65xf32>, tensor<512x1x1xi32>) -> tensor<512x1xf32>
    %39 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x1xf32>
    %41 = "stablehlo.select"(%37, %38, %40) : (tensor<512x1xi1>, tensor<512x1xf32>, tensor<512x1xf32>) -> tensor<512x1xf32>
    "func.return"(%41, %27) : (tensor<512x1xf32>, tensor<512x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x65xf32>, res_attrs = [{}], sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<512x1x1xi32>, %arg11: tensor<512x1xf32>):
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x65xf32>
    %18 = "stablehlo.scatter"(%17, %arg10, %arg11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %19 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<512x65xf32>, tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x65xf32>
    "func.return"(%18) : (tensor<512x65xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<512x65xf32>, tensor<512x1xf32>, tensor<512x65xf32>) -> tensor<512x65xf32>, res_attrs = [{}], sym_name = "log_softmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<512x65xf32>, %arg4: tensor<512x1xf32>, %arg5: tensor<512x65xf32>):
    %4 = "stablehlo.negate"(%arg5) : (tensor<512x65xf32>) -> tensor<512x65xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %15 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<512x65xf32>, tensor<f32>) -> tensor<512xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<512xf32>) -> tensor<512x1xf32>
    %8 = "stablehlo.divide"(%7, %arg4) : (tensor<512x1xf32>, tensor<512x1xf32>) -> tensor<512x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %14 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x65xf32>
    %12 = "stablehlo.multiply"(%11, %arg3) : (tensor<512x65xf32>, tensor<512x65xf32>) -> tensor<512x65xf32>
    %13 = "stablehlo.add"(%arg5, %12) : (tensor<512x65xf32>, tensor<512x65xf32>) -> tensor<512x65xf32>
    "func.return"(%13) : (tensor<512x65xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x8x4x64x64xi1>, %arg1: tensor<1x8x4x64x64xf32>, %arg2: tensor<1x8x4x64x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x4x64x64xf32>
    %2 = "stablehlo.select"(%arg0, %arg2, %1) : (tensor<1x8x4x64x64xi1>, tensor<1x8x4x64x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>
    "func.return"(%3) : (tensor<8x4x64x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

