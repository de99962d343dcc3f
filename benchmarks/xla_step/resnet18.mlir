// Written by xla_step_jax.py with JAX 0.10.2.
"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {tf.aliasing_output = 19 : i32}, {tf.aliasing_output = 20 : i32}, {tf.aliasing_output = 21 : i32}, {tf.aliasing_output = 22 : i32}, {tf.aliasing_output = 23 : i32}, {tf.aliasing_output = 24 : i32}, {tf.aliasing_output = 25 : i32}, {tf.aliasing_output = 26 : i32}, {tf.aliasing_output = 27 : i32}, {tf.aliasing_output = 28 : i32}, {tf.aliasing_output = 29 : i32}, {tf.aliasing_output = 30 : i32}, {tf.aliasing_output = 31 : i32}, {tf.aliasing_output = 32 : i32}, {tf.aliasing_output = 33 : i32}, {tf.aliasing_output = 34 : i32}, {tf.aliasing_output = 35 : i32}, {tf.aliasing_output = 36 : i32}, {tf.aliasing_output = 37 : i32}, {tf.aliasing_output = 38 : i32}, {tf.aliasing_output = 39 : i32}, {tf.aliasing_output = 40 : i32}, {tf.aliasing_output = 41 : i32}, {tf.aliasing_output = 42 : i32}, {tf.aliasing_output = 43 : i32}, {tf.aliasing_output = 44 : i32}, {tf.aliasing_output = 45 : i32}, {tf.aliasing_output = 46 : i32}, {tf.aliasing_output = 47 : i32}, {tf.aliasing_output = 48 : i32}, {tf.aliasing_output = 49 : i32}, {tf.aliasing_output = 50 : i32}, {tf.aliasing_output = 51 : i32}, {tf.aliasing_output = 52 : i32}, {tf.aliasing_output = 53 : i32}, {tf.aliasing_output = 54 : i32}, {tf.aliasing_output = 55 : i32}, {tf.aliasing_output = 56 : i32}, {tf.aliasing_output = 57 : i32}, {tf.aliasing_output = 58 : i32}, {tf.aliasing_output = 59 : i32}, {tf.aliasing_output = 60 : i32}, {tf.aliasing_output = 61 : i32}, {tf.aliasing_output = 62 : i32}, {tf.aliasing_output = 63 : i32}, {tf.aliasing_output = 64 : i32}, {tf.aliasing_output = 65 : i32}, {tf.aliasing_output = 66 : i32}, {tf.aliasing_output = 67 : i32}, {tf.aliasing_output = 68 : i32}, {tf.aliasing_output = 69 : i32}, {tf.aliasing_output = 70 : i32}, {tf.aliasing_output = 71 : i32}, {tf.aliasing_output = 72 : i32}, {tf.aliasing_output = 73 : i32}, {tf.aliasing_output = 74 : i32}, {tf.aliasing_output = 75 : i32}, {tf.aliasing_output = 76 : i32}, {tf.aliasing_output = 77 : i32}, {tf.aliasing_output = 78 : i32}, {tf.aliasing_output = 79 : i32}, {tf.aliasing_output = 80 : i32}, {tf.aliasing_output = 81 : i32}, {tf.aliasing_output = 82 : i32}, {tf.aliasing_output = 83 : i32}, {tf.aliasing_output = 84 : i32}, {tf.aliasing_output = 85 : i32}, {tf.aliasing_output = 86 : i32}, {tf.aliasing_output = 87 : i32}, {tf.aliasing_output = 88 : i32}, {tf.aliasing_output = 89 : i32}, {tf.aliasing_output = 90 : i32}, {tf.aliasing_output = 91 : i32}, {tf.aliasing_output = 92 : i32}, {tf.aliasing_output = 93 : i32}, {tf.aliasing_output = 94 : i32}, {tf.aliasing_output = 95 : i32}, {tf.aliasing_output = 96 : i32}, {tf.aliasing_output = 97 : i32}, {tf.aliasing_output = 98 : i32}, {tf.aliasing_output = 99 : i32}, {tf.aliasing_output = 100 : i32}, {tf.aliasing_output = 101 : i32}, {tf.aliasing_output = 102 : i32}, {tf.aliasing_output = 103 : i32}, {tf.aliasing_output = 104 : i32}, {tf.aliasing_output = 105 : i32}, {tf.aliasing_output = 106 : i32}, {tf.aliasing_output = 107 : i32}, {tf.aliasing_output = 108 : i32}, {tf.aliasing_output = 109 : i32}, {tf.aliasing_output = 110 : i32}, {tf.aliasing_output = 111 : i32}, {tf.aliasing_output = 112 : i32}, {tf.aliasing_output = 113 : i32}, {tf.aliasing_output = 114 : i32}, {tf.aliasing_output = 115 : i32}, {tf.aliasing_output = 116 : i32}, {tf.aliasing_output = 117 : i32}, {tf.aliasing_output = 118 : i32}, {tf.aliasing_output = 119 : i32}, {tf.aliasing_output = 120 : i32}, {tf.aliasing_output = 121 : i32}, {tf.aliasing_output = 122 : i32}, {tf.aliasing_output = 123 : i32}, {tf.aliasing_output = 124 : i32}, {tf.aliasing_output = 125 : i32}, {tf.aliasing_output = 126 : i32}, {tf.aliasing_output = 127 : i32}, {tf.aliasing_output = 128 : i32}, {tf.aliasing_output = 129 : i32}, {tf.aliasing_output = 130 : i32}, {tf.aliasing_output = 131 : i32}, {tf.aliasing_output = 132 : i32}, {tf.aliasing_output = 133 : i32}, {tf.aliasing_output = 134 : i32}, {tf.aliasing_output = 135 : i32}, {tf.aliasing_output = 136 : i32}, {tf.aliasing_output = 137 : i32}, {tf.aliasing_output = 138 : i32}, {tf.aliasing_output = 139 : i32}, {tf.aliasing_output = 140 : i32}, {tf.aliasing_output = 141 : i32}, {tf.aliasing_output = 142 : i32}, {tf.aliasing_output = 143 : i32}, {tf.aliasing_output = 144 : i32}, {tf.aliasing_output = 145 : i32}, {tf.aliasing_output = 146 : i32}, {tf.aliasing_output = 147 : i32}, {tf.aliasing_output = 148 : i32}, {tf.aliasing_output = 149 : i32}, {tf.aliasing_output = 150 : i32}, {tf.aliasing_output = 151 : i32}, {tf.aliasing_output = 152 : i32}, {tf.aliasing_output = 153 : i32}, {tf.aliasing_output = 154 : i32}, {tf.aliasing_output = 155 : i32}, {tf.aliasing_output = 156 : i32}, {tf.aliasing_output = 157 : i32}, {tf.aliasing_output = 158 : i32}, {tf.aliasing_output = 159 : i32}, {tf.aliasing_output = 160 : i32}, {tf.aliasing_output = 161 : i32}, {tf.aliasing_output = 162 : i32}, {tf.aliasing_output = 163 : i32}, {tf.aliasing_output = 164 : i32}, {tf.aliasing_output = 165 : i32}, {tf.aliasing_output = 166 : i32}, {tf.aliasing_output = 167 : i32}, {tf.aliasing_output = 168 : i32}, {tf.aliasing_output = 169 : i32}, {tf.aliasing_output = 170 : i32}, {tf.aliasing_output = 171 : i32}, {tf.aliasing_output = 172 : i32}, {tf.aliasing_output = 173 : i32}, {tf.aliasing_output = 174 : i32}, {tf.aliasing_output = 175 : i32}, {tf.aliasing_output = 176 : i32}, {tf.aliasing_output = 177 : i32}, {tf.aliasing_output = 178 : i32}, {tf.aliasing_output = 179 : i32}, {tf.aliasing_output = 180 : i32}, {tf.aliasing_output = 181 : i32}, {tf.aliasing_output = 182 : i32}, {tf.aliasing_output = 183 : i32}, {}, {}], function_type = (tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<8x3x32x32xf32>, tensor<8xi32>) -> (tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}, {jax.result_info = "result[142]"}, {jax.result_info = "result[143]"}, {jax.result_info = "result[144]"}, {jax.result_info = "result[145]"}, {jax.result_info = "result[146]"}, {jax.result_info = "result[147]"}, {jax.result_info = "result[148]"}, {jax.result_info = "result[149]"}, {jax.result_info = "result[150]"}, {jax.result_info = "result[151]"}, {jax.result_info = "result[152]"}, {jax.result_info = "result[153]"}, {jax.result_info = "result[154]"}, {jax.result_info = "result[155]"}, {jax.result_info = "result[156]"}, {jax.result_info = "result[157]"}, {jax.result_info = "result[158]"}, {jax.result_info = "result[159]"}, {jax.result_info = "result[160]"}, {jax.result_info = "result[161]"}, {jax.result_info = "result[162]"}, {jax.result_info = "result[163]"}, {jax.result_info = "result[164]"}, {jax.result_info = "result[165]"}, {jax.result_info = "result[166]"}, {jax.result_info = "result[167]"}, {jax.result_info = "result[168]"}, {jax.result_info = "result[169]"}, {jax.result_info = "result[170]"}, {jax.result_info = "result[171]"}, {jax.result_info = "result[172]"}, {jax.result_info = "result[173]"}, {jax.result_info = "result[174]"}, {jax.result_info = "result[175]"}, {jax.result_info = "result[176]"}, {jax.result_info = "result[177]"}, {jax.result_info = "result[178]"}, {jax.result_info = "result[179]"}, {jax.result_info = "result[180]"}, {jax.result_info = "result[181]"}, {jax.result_info = "result[182]"}, {jax.result_info = "result[183]"}, {jax.result_info = "result[184]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<64x3x3x3xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64x3x3xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64x64x3x3xf32>, %arg31: tensor<64xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64x64x3x3xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64x64x3x3xf32>, %arg37: tensor<64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<128x64x3x3xf32>, %arg40: tensor<128xf32>, %arg41: tensor<128xf32>, %arg42: tensor<128x128x3x3xf32>, %arg43: tensor<128xf32>, %arg44: tensor<128xf32>, %arg45: tensor<128x64x1x1xf32>, %arg46: tensor<128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128x128x3x3xf32>, %arg49: tensor<128xf32>, %arg50: tensor<128xf32>, %arg51: tensor<128x128x3x3xf32>, %arg52: tensor<128xf32>, %arg53: tensor<128xf32>, %arg54: tensor<256x128x3x3xf32>, %arg55: tensor<256xf32>, %arg56: tensor<256xf32>, %arg57: tensor<256x256x3x3xf32>, %arg58: tensor<256xf32>, %arg59: tensor<256xf32>, %arg60: tensor<256x128x1x1xf32>, %arg61: tensor<256xf32>, %arg62: tensor<256xf32>, %arg63: tensor<256x256x3x3xf32>, %arg64: tensor<256xf32>, %arg65: tensor<256xf32>, %arg66: tensor<256x256x3x3xf32>, %arg67: tensor<256xf32>, %arg68: tensor<256xf32>, %arg69: tensor<512x256x3x3xf32>, %arg70: tensor<512xf32>, %arg71: tensor<512xf32>, %arg72: tensor<512x512x3x3xf32>, %arg73: tensor<512xf32>, %arg74: tensor<512xf32>, %arg75: tensor<512x256x1x1xf32>, %arg76: tensor<512xf32>, %arg77: tensor<512xf32>, %arg78: tensor<512x512x3x3xf32>, %arg79: tensor<512xf32>, %arg80: tensor<512xf32>, %arg81: tensor<512x512x3x3xf32>, %arg82: tensor<512xf32>, %arg83: tensor<512xf32>, %arg84: tensor<10x512xf32>, %arg85: tensor<10xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64xf32>, %arg88: tensor<i32>, %arg89: tensor<64xf32>, %arg90: tensor<64xf32>, %arg91: tensor<i32>, %arg92: tensor<64xf32>, %arg93: tensor<64xf32>, %arg94: tensor<i32>, %arg95: tensor<64xf32>, %arg96: tensor<64xf32>, %arg97: tensor<i32>, %arg98: tensor<64xf32>, %arg99: tensor<64xf32>, %arg100: tensor<i32>, %arg101: tensor<128xf32>, %arg102: tensor<128xf32>, %arg103: tensor<i32>, %arg104: tensor<128xf32>, %arg105: tensor<128xf32>, %arg106: tensor<i32>, %arg107: tensor<128xf32>, %arg108: tensor<128xf32>, %arg109: tensor<i32>, %arg110: tensor<128xf32>, %arg111: tensor<128xf32>, %arg112: tensor<i32>, %arg113: tensor<128xf32>, %arg114: tensor<128xf32>, %arg115: tensor<i32>, %arg116: tensor<256xf32>, %arg117: tensor<256xf32>, %arg118: tensor<i32>, %arg119: tensor<256xf32>, %arg120: tensor<256xf32>, %arg121: tensor<i32>, %arg122: tensor<256xf32>, %arg123: tensor<256xf32>, %arg124: tensor<i32>, %arg125: tensor<256xf32>, %arg126: tensor<256xf32>, %arg127: tensor<i32>, %arg128: tensor<256xf32>, %arg129: tensor<256xf32>, %arg130: tensor<i32>, %arg131: tensor<512xf32>, %arg132: tensor<512xf32>, %arg133: tensor<i32>, %arg134: tensor<512xf32>, %arg135: tensor<512xf32>, %arg136: tensor<i32>, %arg137: tensor<512xf32>, %arg138: tensor<512xf32>, %arg139: tensor<i32>, %arg140: tensor<512xf32>, %arg141: tensor<512xf32>, %arg142: tensor<i32>, %arg143: tensor<512xf32>, %arg144: tensor<512xf32>, %arg145: tensor<i32>, %arg146: tensor<64x3x3x3xf32>, %arg147: tensor<64xf32>, %arg148: tensor<64xf32>, %arg149: tensor<64x64x3x3xf32>, %arg150: tensor<64xf32>, %arg151: tensor<64xf32>, %arg152: tensor<64x64x3x3xf32>, %arg153: tensor<64xf32>, %arg154: tensor<64xf32>, %arg155: tensor<64x64x3x3xf32>, %arg156: tensor<64xf32>, %arg157: tensor<64xf32>, %arg158: tensor<64x64x3x3xf32>, %arg159: tensor<64xf32>, %arg160: tensor<64xf32>, %arg161: tensor<128x64x3x3xf32>, %arg162: tensor<128xf32>, %arg163: tensor<128xf32>, %arg164: tensor<128x128x3x3xf32>, %arg165: tensor<128xf32>, %arg166: tensor<128xf32>, %arg167: tensor<128x64x1x1xf32>, %arg168: tensor<128xf32>, %arg169: tensor<128xf32>, %arg170: tensor<128x128x3x3xf32>, %arg171: tensor<128xf32>, %arg172: tensor<128xf32>, %arg173: tensor<128x128x3x3xf32>, %arg174: tensor<128xf32>, %arg175: tensor<128xf32>, %arg176: tensor<256x128x3x3xf32>, %arg177: tensor<256xf32>, %arg178: tensor<256xf32>, %arg179: tensor<256x256x3x3xf32>, %arg180: tensor<256xf32>, %arg181: tensor<256xf32>, %arg182: tensor<256x128x1x1xf32>, %arg183: tensor<256xf32>, %arg184: tensor<256xf32>, %arg185: tensor<256x256x3x3xf32>, %arg186: tensor<256xf32>, %arg187: tensor<256xf32>, %arg188: tensor<256x256x3x3xf32>, %arg189: tensor<256xf32>, %arg190: tensor<256xf32>, %arg191: tensor<512x256x3x3xf32>, %arg192: tensor<512xf32>, %arg193: tensor<512xf32>, %arg194: tensor<512x512x3x3xf32>, %arg195: tensor<512xf32>, %arg196: tensor<512xf32>, %arg197: tensor<512x256x1x1xf32>, %arg198: tensor<512xf32>, %arg199: tensor<512xf32>, %arg200: tensor<512x512x3x3xf32>, %arg201: tensor<512xf32>, %arg202: tensor<512xf32>, %arg203: tensor<512x512x3x3xf32>, %arg204: tensor<512xf32>, %arg205: tensor<512xf32>, %arg206: tensor<10x512xf32>, %arg207: tensor<10xf32>, %arg208: tensor<8x3x32x32xf32>, %arg209: tensor<8xi32>):
    %68 = "stablehlo.convolution"(%arg208, %arg24) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x3x32x32xf32>, tensor<64x3x3x3xf32>) -> tensor<8x64x32x32xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.reduce"(%68, %69) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg776: tensor<f32>, %arg777: tensor<f32>):
      %3332 = "stablehlo.add"(%arg776, %arg777) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3332) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %71 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %73 = "stablehlo.divide"(%70, %72) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %77 = "stablehlo.subtract"(%68, %76) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %78 = "stablehlo.multiply"(%77, %77) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %79 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %81 = "stablehlo.multiply"(%80, %77) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %82 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.reduce"(%78, %82) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg774: tensor<f32>, %arg775: tensor<f32>):
      %3331 = "stablehlo.add"(%arg774, %arg775) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3331) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %84 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %86 = "stablehlo.divide"(%83, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %87 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %90 = "stablehlo.subtract"(%68, %89) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %91 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %93 = "stablehlo.add"(%86, %92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %94 = "stablehlo.rsqrt"(%93) : (tensor<64xf32>) -> tensor<64xf32>
    %95 = "stablehlo.divide"(%94, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %96 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %98 = "stablehlo.multiply"(%97, %95) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %99 = "stablehlo.multiply"(%94, %arg25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %103 = "stablehlo.multiply"(%90, %102) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %104 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %107 = "stablehlo.add"(%103, %106) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %108 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %110 = "stablehlo.multiply"(%109, %arg86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %113 = "stablehlo.multiply"(%112, %73) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %114 = "stablehlo.add"(%110, %113) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %115 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %117 = "stablehlo.multiply"(%116, %arg87) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %118 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %120 = "stablehlo.multiply"(%119, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %121 = "stablehlo.constant"() <{value = dense<1.00012207> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %123 = "stablehlo.multiply"(%120, %122) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %124 = "stablehlo.add"(%117, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %125 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %126 = "stablehlo.add"(%arg88, %125) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %127 = "func.call"(%107) <{callee = @relu}> : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %130 = "stablehlo.compare"(%107, %129) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xi1>
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %133 = "stablehlo.convolution"(%127, %arg27) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %134 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.reduce"(%133, %134) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg772: tensor<f32>, %arg773: tensor<f32>):
      %3330 = "stablehlo.add"(%arg772, %arg773) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3330) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %136 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %138 = "stablehlo.divide"(%135, %137) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %142 = "stablehlo.subtract"(%133, %141) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %143 = "stablehlo.multiply"(%142, %142) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %144 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %146 = "stablehlo.multiply"(%145, %142) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.reduce"(%143, %147) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg770: tensor<f32>, %arg771: tensor<f32>):
      %3329 = "stablehlo.add"(%arg770, %arg771) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3329) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %149 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %151 = "stablehlo.divide"(%148, %150) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %152 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %155 = "stablehlo.subtract"(%133, %154) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %156 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %158 = "stablehlo.add"(%151, %157) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %159 = "stablehlo.rsqrt"(%158) : (tensor<64xf32>) -> tensor<64xf32>
    %160 = "stablehlo.divide"(%159, %158) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %161 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %163 = "stablehlo.multiply"(%162, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %164 = "stablehlo.multiply"(%159, %arg28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %168 = "stablehlo.multiply"(%155, %167) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %169 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %172 = "stablehlo.add"(%168, %171) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %173 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %175 = "stablehlo.multiply"(%174, %arg89) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %176 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %178 = "stablehlo.multiply"(%177, %138) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %179 = "stablehlo.add"(%175, %178) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %180 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %182 = "stablehlo.multiply"(%181, %arg90) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %183 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %185 = "stablehlo.multiply"(%184, %151) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %186 = "stablehlo.constant"() <{value = dense<1.00012207> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %188 = "stablehlo.multiply"(%185, %187) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %189 = "stablehlo.add"(%182, %188) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %190 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %191 = "stablehlo.add"(%arg91, %190) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %192 = "func.call"(%172) <{callee = @relu}> : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %195 = "stablehlo.compare"(%172, %194) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xi1>
    %196 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %198 = "stablehlo.convolution"(%192, %arg30) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %199 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.reduce"(%198, %199) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg768: tensor<f32>, %arg769: tensor<f32>):
      %3328 = "stablehlo.add"(%arg768, %arg769) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3328) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %201 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %203 = "stablehlo.divide"(%200, %202) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %207 = "stablehlo.subtract"(%198, %206) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %208 = "stablehlo.multiply"(%207, %207) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %209 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %211 = "stablehlo.multiply"(%210, %207) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %212 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.reduce"(%208, %212) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg766: tensor<f32>, %arg767: tensor<f32>):
      %3327 = "stablehlo.add"(%arg766, %arg767) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3327) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %214 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %216 = "stablehlo.divide"(%213, %215) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %217 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %220 = "stablehlo.subtract"(%198, %219) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %221 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %223 = "stablehlo.add"(%216, %222) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %224 = "stablehlo.rsqrt"(%223) : (tensor<64xf32>) -> tensor<64xf32>
    %225 = "stablehlo.divide"(%224, %223) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %226 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %228 = "stablehlo.multiply"(%227, %225) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %229 = "stablehlo.multiply"(%224, %arg31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %233 = "stablehlo.multiply"(%220, %232) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %234 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %237 = "stablehlo.add"(%233, %236) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %238 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %240 = "stablehlo.multiply"(%239, %arg92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %241 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %243 = "stablehlo.multiply"(%242, %203) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %244 = "stablehlo.add"(%240, %243) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %247 = "stablehlo.multiply"(%246, %arg93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %248 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %250 = "stablehlo.multiply"(%249, %216) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %251 = "stablehlo.constant"() <{value = dense<1.00012207> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %253 = "stablehlo.multiply"(%250, %252) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %254 = "stablehlo.add"(%247, %253) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %255 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %256 = "stablehlo.add"(%arg94, %255) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %257 = "stablehlo.add"(%237, %127) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %258 = "func.call"(%257) <{callee = @relu}> : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %259 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %261 = "stablehlo.compare"(%257, %260) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xi1>
    %262 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %264 = "stablehlo.convolution"(%258, %arg33) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %265 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %266 = "stablehlo.reduce"(%264, %265) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg764: tensor<f32>, %arg765: tensor<f32>):
      %3326 = "stablehlo.add"(%arg764, %arg765) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3326) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %267 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %269 = "stablehlo.divide"(%266, %268) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %273 = "stablehlo.subtract"(%264, %272) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %274 = "stablehlo.multiply"(%273, %273) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %275 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %276 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %277 = "stablehlo.multiply"(%276, %273) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %278 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %279 = "stablehlo.reduce"(%274, %278) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg762: tensor<f32>, %arg763: tensor<f32>):
      %3325 = "stablehlo.add"(%arg762, %arg763) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3325) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %280 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %282 = "stablehlo.divide"(%279, %281) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %283 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %285 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %286 = "stablehlo.subtract"(%264, %285) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %287 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %289 = "stablehlo.add"(%282, %288) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %290 = "stablehlo.rsqrt"(%289) : (tensor<64xf32>) -> tensor<64xf32>
    %291 = "stablehlo.divide"(%290, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %292 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %294 = "stablehlo.multiply"(%293, %291) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %295 = "stablehlo.multiply"(%290, %arg34) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %299 = "stablehlo.multiply"(%286, %298) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %300 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %301 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %303 = "stablehlo.add"(%299, %302) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %304 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %306 = "stablehlo.multiply"(%305, %arg95) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %307 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %309 = "stablehlo.multiply"(%308, %269) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %310 = "stablehlo.add"(%306, %309) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %311 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %313 = "stablehlo.multiply"(%312, %arg96) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %314 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %316 = "stablehlo.multiply"(%315, %282) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %317 = "stablehlo.constant"() <{value = dense<1.00012207> : tensor<f32>}> : () -> tensor<f32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %319 = "stablehlo.multiply"(%316, %318) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %320 = "stablehlo.add"(%313, %319) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %321 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %322 = "stablehlo.add"(%arg97, %321) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %323 = "func.call"(%303) <{callee = @relu}> : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %326 = "stablehlo.compare"(%303, %325) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xi1>
    %327 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %329 = "stablehlo.convolution"(%323, %arg36) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %330 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %331 = "stablehlo.reduce"(%329, %330) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg760: tensor<f32>, %arg761: tensor<f32>):
      %3324 = "stablehlo.add"(%arg760, %arg761) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3324) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %332 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %334 = "stablehlo.divide"(%331, %333) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %338 = "stablehlo.subtract"(%329, %337) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %339 = "stablehlo.multiply"(%338, %338) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %340 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %342 = "stablehlo.multiply"(%341, %338) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %343 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %344 = "stablehlo.reduce"(%339, %343) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg758: tensor<f32>, %arg759: tensor<f32>):
      %3323 = "stablehlo.add"(%arg758, %arg759) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3323) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %345 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %347 = "stablehlo.divide"(%344, %346) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %348 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %349 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %351 = "stablehlo.subtract"(%329, %350) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %352 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %353 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %354 = "stablehlo.add"(%347, %353) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %355 = "stablehlo.rsqrt"(%354) : (tensor<64xf32>) -> tensor<64xf32>
    %356 = "stablehlo.divide"(%355, %354) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %357 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %358 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %359 = "stablehlo.multiply"(%358, %356) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %360 = "stablehlo.multiply"(%355, %arg37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %361 = "stablehlo.broadcast_in_dim"(%360) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %364 = "stablehlo.multiply"(%351, %363) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %365 = "stablehlo.broadcast_in_dim"(%arg38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %366 = "stablehlo.broadcast_in_dim"(%365) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %368 = "stablehlo.add"(%364, %367) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %369 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %370 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %371 = "stablehlo.multiply"(%370, %arg98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %372 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %373 = "stablehlo.broadcast_in_dim"(%372) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %374 = "stablehlo.multiply"(%373, %334) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %375 = "stablehlo.add"(%371, %374) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %376 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %377 = "stablehlo.broadcast_in_dim"(%376) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %378 = "stablehlo.multiply"(%377, %arg99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %379 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %381 = "stablehlo.multiply"(%380, %347) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %382 = "stablehlo.constant"() <{value = dense<1.00012207> : tensor<f32>}> : () -> tensor<f32>
    %383 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %384 = "stablehlo.multiply"(%381, %383) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %385 = "stablehlo.add"(%378, %384) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %386 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %387 = "stablehlo.add"(%arg100, %386) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %388 = "stablehlo.add"(%368, %258) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %389 = "func.call"(%388) <{callee = @relu}> : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %390 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %391 = "stablehlo.broadcast_in_dim"(%390) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %392 = "stablehlo.compare"(%388, %391) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xi1>
    %393 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %395 = "stablehlo.convolution"(%389, %arg39) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x64x32x32xf32>, tensor<128x64x3x3xf32>) -> tensor<8x128x16x16xf32>
    %396 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %397 = "stablehlo.reduce"(%395, %396) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg756: tensor<f32>, %arg757: tensor<f32>):
      %3322 = "stablehlo.add"(%arg756, %arg757) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3322) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %398 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %400 = "stablehlo.divide"(%397, %399) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %402 = "stablehlo.broadcast_in_dim"(%401) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %403 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %404 = "stablehlo.subtract"(%395, %403) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %405 = "stablehlo.multiply"(%404, %404) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %406 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %407 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %408 = "stablehlo.multiply"(%407, %404) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %409 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %410 = "stablehlo.reduce"(%405, %409) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg754: tensor<f32>, %arg755: tensor<f32>):
      %3321 = "stablehlo.add"(%arg754, %arg755) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3321) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %411 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %413 = "stablehlo.divide"(%410, %412) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %414 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %415 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %417 = "stablehlo.subtract"(%395, %416) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %418 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %420 = "stablehlo.add"(%413, %419) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %421 = "stablehlo.rsqrt"(%420) : (tensor<128xf32>) -> tensor<128xf32>
    %422 = "stablehlo.divide"(%421, %420) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %423 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %424 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %425 = "stablehlo.multiply"(%424, %422) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %426 = "stablehlo.multiply"(%421, %arg40) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %427 = "stablehlo.broadcast_in_dim"(%426) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %429 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %430 = "stablehlo.multiply"(%417, %429) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %431 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %433 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %434 = "stablehlo.add"(%430, %433) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %435 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %437 = "stablehlo.multiply"(%436, %arg101) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %438 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %440 = "stablehlo.multiply"(%439, %400) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %441 = "stablehlo.add"(%437, %440) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %442 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %444 = "stablehlo.multiply"(%443, %arg102) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %445 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %447 = "stablehlo.multiply"(%446, %413) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %448 = "stablehlo.constant"() <{value = dense<1.00048852> : tensor<f32>}> : () -> tensor<f32>
    %449 = "stablehlo.broadcast_in_dim"(%448) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %450 = "stablehlo.multiply"(%447, %449) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %451 = "stablehlo.add"(%444, %450) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %452 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %453 = "stablehlo.add"(%arg103, %452) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %454 = "func.call"(%434) <{callee = @relu_0}> : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %455 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %456 = "stablehlo.broadcast_in_dim"(%455) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %457 = "stablehlo.compare"(%434, %456) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xi1>
    %458 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %459 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %460 = "stablehlo.convolution"(%454, %arg42) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x128x3x3xf32>) -> tensor<8x128x16x16xf32>
    %461 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %462 = "stablehlo.reduce"(%460, %461) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg752: tensor<f32>, %arg753: tensor<f32>):
      %3320 = "stablehlo.add"(%arg752, %arg753) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3320) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %463 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %464 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %465 = "stablehlo.divide"(%462, %464) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %468 = "stablehlo.broadcast_in_dim"(%467) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %469 = "stablehlo.subtract"(%460, %468) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %470 = "stablehlo.multiply"(%469, %469) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %471 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %472 = "stablehlo.broadcast_in_dim"(%471) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %473 = "stablehlo.multiply"(%472, %469) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %474 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %475 = "stablehlo.reduce"(%470, %474) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg750: tensor<f32>, %arg751: tensor<f32>):
      %3319 = "stablehlo.add"(%arg750, %arg751) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3319) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %476 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %478 = "stablehlo.divide"(%475, %477) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %479 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %482 = "stablehlo.subtract"(%460, %481) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %483 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %484 = "stablehlo.broadcast_in_dim"(%483) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %485 = "stablehlo.add"(%478, %484) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %486 = "stablehlo.rsqrt"(%485) : (tensor<128xf32>) -> tensor<128xf32>
    %487 = "stablehlo.divide"(%486, %485) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %488 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %490 = "stablehlo.multiply"(%489, %487) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %491 = "stablehlo.multiply"(%486, %arg43) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %492 = "stablehlo.broadcast_in_dim"(%491) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %493 = "stablehlo.broadcast_in_dim"(%492) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %494 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %495 = "stablehlo.multiply"(%482, %494) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %496 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %498 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %499 = "stablehlo.add"(%495, %498) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %500 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %501 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %502 = "stablehlo.multiply"(%501, %arg104) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %503 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %504 = "stablehlo.broadcast_in_dim"(%503) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %505 = "stablehlo.multiply"(%504, %465) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %506 = "stablehlo.add"(%502, %505) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %507 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %508 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %509 = "stablehlo.multiply"(%508, %arg105) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %510 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %511 = "stablehlo.broadcast_in_dim"(%510) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %512 = "stablehlo.multiply"(%511, %478) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %513 = "stablehlo.constant"() <{value = dense<1.00048852> : tensor<f32>}> : () -> tensor<f32>
    %514 = "stablehlo.broadcast_in_dim"(%513) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %515 = "stablehlo.multiply"(%512, %514) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %516 = "stablehlo.add"(%509, %515) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %517 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %518 = "stablehlo.add"(%arg106, %517) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %519 = "stablehlo.convolution"(%389, %arg45) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x64x32x32xf32>, tensor<128x64x1x1xf32>) -> tensor<8x128x16x16xf32>
    %520 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %521 = "stablehlo.reduce"(%519, %520) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg748: tensor<f32>, %arg749: tensor<f32>):
      %3318 = "stablehlo.add"(%arg748, %arg749) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3318) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %522 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %523 = "stablehlo.broadcast_in_dim"(%522) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %524 = "stablehlo.divide"(%521, %523) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %525 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %527 = "stablehlo.broadcast_in_dim"(%526) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %528 = "stablehlo.subtract"(%519, %527) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %529 = "stablehlo.multiply"(%528, %528) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %530 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %531 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %532 = "stablehlo.multiply"(%531, %528) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %533 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %534 = "stablehlo.reduce"(%529, %533) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg746: tensor<f32>, %arg747: tensor<f32>):
      %3317 = "stablehlo.add"(%arg746, %arg747) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3317) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %535 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %537 = "stablehlo.divide"(%534, %536) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %538 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %539 = "stablehlo.broadcast_in_dim"(%538) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %540 = "stablehlo.broadcast_in_dim"(%539) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %541 = "stablehlo.subtract"(%519, %540) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %542 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %543 = "stablehlo.broadcast_in_dim"(%542) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %544 = "stablehlo.add"(%537, %543) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %545 = "stablehlo.rsqrt"(%544) : (tensor<128xf32>) -> tensor<128xf32>
    %546 = "stablehlo.divide"(%545, %544) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %547 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %548 = "stablehlo.broadcast_in_dim"(%547) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %549 = "stablehlo.multiply"(%548, %546) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %550 = "stablehlo.multiply"(%545, %arg46) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %551 = "stablehlo.broadcast_in_dim"(%550) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %552 = "stablehlo.broadcast_in_dim"(%551) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %553 = "stablehlo.broadcast_in_dim"(%552) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %554 = "stablehlo.multiply"(%541, %553) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %555 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %556 = "stablehlo.broadcast_in_dim"(%555) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %557 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %558 = "stablehlo.add"(%554, %557) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %559 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %560 = "stablehlo.broadcast_in_dim"(%559) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %561 = "stablehlo.multiply"(%560, %arg107) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %562 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %563 = "stablehlo.broadcast_in_dim"(%562) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %564 = "stablehlo.multiply"(%563, %524) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %565 = "stablehlo.add"(%561, %564) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %566 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %567 = "stablehlo.broadcast_in_dim"(%566) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %568 = "stablehlo.multiply"(%567, %arg108) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %569 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %570 = "stablehlo.broadcast_in_dim"(%569) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %571 = "stablehlo.multiply"(%570, %537) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %572 = "stablehlo.constant"() <{value = dense<1.00048852> : tensor<f32>}> : () -> tensor<f32>
    %573 = "stablehlo.broadcast_in_dim"(%572) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %574 = "stablehlo.multiply"(%571, %573) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %575 = "stablehlo.add"(%568, %574) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %576 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %577 = "stablehlo.add"(%arg109, %576) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %578 = "stablehlo.add"(%499, %558) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %579 = "func.call"(%578) <{callee = @relu_0}> : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %580 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %581 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %582 = "stablehlo.compare"(%578, %581) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xi1>
    %583 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %584 = "stablehlo.broadcast_in_dim"(%583) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %585 = "stablehlo.convolution"(%579, %arg48) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x128x3x3xf32>) -> tensor<8x128x16x16xf32>
    %586 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %587 = "stablehlo.reduce"(%585, %586) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg744: tensor<f32>, %arg745: tensor<f32>):
      %3316 = "stablehlo.add"(%arg744, %arg745) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3316) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %588 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %589 = "stablehlo.broadcast_in_dim"(%588) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %590 = "stablehlo.divide"(%587, %589) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %591 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %592 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %593 = "stablehlo.broadcast_in_dim"(%592) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %594 = "stablehlo.subtract"(%585, %593) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %595 = "stablehlo.multiply"(%594, %594) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %596 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %597 = "stablehlo.broadcast_in_dim"(%596) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %598 = "stablehlo.multiply"(%597, %594) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %599 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %600 = "stablehlo.reduce"(%595, %599) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg742: tensor<f32>, %arg743: tensor<f32>):
      %3315 = "stablehlo.add"(%arg742, %arg743) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3315) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %601 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %603 = "stablehlo.divide"(%600, %602) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %604 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %605 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %606 = "stablehlo.broadcast_in_dim"(%605) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %607 = "stablehlo.subtract"(%585, %606) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %608 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %609 = "stablehlo.broadcast_in_dim"(%608) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %610 = "stablehlo.add"(%603, %609) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %611 = "stablehlo.rsqrt"(%610) : (tensor<128xf32>) -> tensor<128xf32>
    %612 = "stablehlo.divide"(%611, %610) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %613 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %614 = "stablehlo.broadcast_in_dim"(%613) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %615 = "stablehlo.multiply"(%614, %612) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %616 = "stablehlo.multiply"(%611, %arg49) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %618 = "stablehlo.broadcast_in_dim"(%617) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %619 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %620 = "stablehlo.multiply"(%607, %619) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %621 = "stablehlo.broadcast_in_dim"(%arg50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %622 = "stablehlo.broadcast_in_dim"(%621) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %624 = "stablehlo.add"(%620, %623) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %625 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %626 = "stablehlo.broadcast_in_dim"(%625) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %627 = "stablehlo.multiply"(%626, %arg110) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %628 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %629 = "stablehlo.broadcast_in_dim"(%628) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %630 = "stablehlo.multiply"(%629, %590) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %631 = "stablehlo.add"(%627, %630) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %632 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %633 = "stablehlo.broadcast_in_dim"(%632) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %634 = "stablehlo.multiply"(%633, %arg111) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %635 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %636 = "stablehlo.broadcast_in_dim"(%635) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %637 = "stablehlo.multiply"(%636, %603) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %638 = "stablehlo.constant"() <{value = dense<1.00048852> : tensor<f32>}> : () -> tensor<f32>
    %639 = "stablehlo.broadcast_in_dim"(%638) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %640 = "stablehlo.multiply"(%637, %639) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %641 = "stablehlo.add"(%634, %640) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %642 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %643 = "stablehlo.add"(%arg112, %642) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %644 = "func.call"(%624) <{callee = @relu_0}> : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %645 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %646 = "stablehlo.broadcast_in_dim"(%645) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %647 = "stablehlo.compare"(%624, %646) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xi1>
    %648 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %649 = "stablehlo.broadcast_in_dim"(%648) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %650 = "stablehlo.convolution"(%644, %arg51) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x128x3x3xf32>) -> tensor<8x128x16x16xf32>
    %651 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %652 = "stablehlo.reduce"(%650, %651) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg740: tensor<f32>, %arg741: tensor<f32>):
      %3314 = "stablehlo.add"(%arg740, %arg741) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3314) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %653 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %654 = "stablehlo.broadcast_in_dim"(%653) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %655 = "stablehlo.divide"(%652, %654) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %656 = "stablehlo.broadcast_in_dim"(%655) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %657 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %658 = "stablehlo.broadcast_in_dim"(%657) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %659 = "stablehlo.subtract"(%650, %658) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %660 = "stablehlo.multiply"(%659, %659) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %661 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %662 = "stablehlo.broadcast_in_dim"(%661) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %663 = "stablehlo.multiply"(%662, %659) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %664 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %665 = "stablehlo.reduce"(%660, %664) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg738: tensor<f32>, %arg739: tensor<f32>):
      %3313 = "stablehlo.add"(%arg738, %arg739) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3313) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %666 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %667 = "stablehlo.broadcast_in_dim"(%666) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %668 = "stablehlo.divide"(%665, %667) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %669 = "stablehlo.broadcast_in_dim"(%655) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %670 = "stablehlo.broadcast_in_dim"(%669) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %671 = "stablehlo.broadcast_in_dim"(%670) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %672 = "stablehlo.subtract"(%650, %671) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %673 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %674 = "stablehlo.broadcast_in_dim"(%673) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %675 = "stablehlo.add"(%668, %674) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %676 = "stablehlo.rsqrt"(%675) : (tensor<128xf32>) -> tensor<128xf32>
    %677 = "stablehlo.divide"(%676, %675) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %678 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %679 = "stablehlo.broadcast_in_dim"(%678) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %680 = "stablehlo.multiply"(%679, %677) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %681 = "stablehlo.multiply"(%676, %arg52) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %682 = "stablehlo.broadcast_in_dim"(%681) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %683 = "stablehlo.broadcast_in_dim"(%682) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %684 = "stablehlo.broadcast_in_dim"(%683) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %685 = "stablehlo.multiply"(%672, %684) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %686 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %687 = "stablehlo.broadcast_in_dim"(%686) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %688 = "stablehlo.broadcast_in_dim"(%687) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %689 = "stablehlo.add"(%685, %688) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %690 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %691 = "stablehlo.broadcast_in_dim"(%690) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %692 = "stablehlo.multiply"(%691, %arg113) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %693 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %694 = "stablehlo.broadcast_in_dim"(%693) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %695 = "stablehlo.multiply"(%694, %655) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %696 = "stablehlo.add"(%692, %695) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %697 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %698 = "stablehlo.broadcast_in_dim"(%697) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %699 = "stablehlo.multiply"(%698, %arg114) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %700 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %701 = "stablehlo.broadcast_in_dim"(%700) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %702 = "stablehlo.multiply"(%701, %668) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %703 = "stablehlo.constant"() <{value = dense<1.00048852> : tensor<f32>}> : () -> tensor<f32>
    %704 = "stablehlo.broadcast_in_dim"(%703) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %705 = "stablehlo.multiply"(%702, %704) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %706 = "stablehlo.add"(%699, %705) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %707 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %708 = "stablehlo.add"(%arg115, %707) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %709 = "stablehlo.add"(%689, %579) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %710 = "func.call"(%709) <{callee = @relu_0}> : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %711 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %712 = "stablehlo.broadcast_in_dim"(%711) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %713 = "stablehlo.compare"(%709, %712) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xi1>
    %714 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %715 = "stablehlo.broadcast_in_dim"(%714) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %716 = "stablehlo.convolution"(%710, %arg54) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x128x16x16xf32>, tensor<256x128x3x3xf32>) -> tensor<8x256x8x8xf32>
    %717 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %718 = "stablehlo.reduce"(%716, %717) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg736: tensor<f32>, %arg737: tensor<f32>):
      %3312 = "stablehlo.add"(%arg736, %arg737) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3312) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %719 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %720 = "stablehlo.broadcast_in_dim"(%719) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %721 = "stablehlo.divide"(%718, %720) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %722 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %723 = "stablehlo.broadcast_in_dim"(%722) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %724 = "stablehlo.broadcast_in_dim"(%723) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %725 = "stablehlo.subtract"(%716, %724) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %726 = "stablehlo.multiply"(%725, %725) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %727 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %728 = "stablehlo.broadcast_in_dim"(%727) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %729 = "stablehlo.multiply"(%728, %725) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %730 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %731 = "stablehlo.reduce"(%726, %730) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg734: tensor<f32>, %arg735: tensor<f32>):
      %3311 = "stablehlo.add"(%arg734, %arg735) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3311) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %732 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %733 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %734 = "stablehlo.divide"(%731, %733) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %735 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %736 = "stablehlo.broadcast_in_dim"(%735) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %737 = "stablehlo.broadcast_in_dim"(%736) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %738 = "stablehlo.subtract"(%716, %737) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %739 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %741 = "stablehlo.add"(%734, %740) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %742 = "stablehlo.rsqrt"(%741) : (tensor<256xf32>) -> tensor<256xf32>
    %743 = "stablehlo.divide"(%742, %741) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %744 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %745 = "stablehlo.broadcast_in_dim"(%744) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %746 = "stablehlo.multiply"(%745, %743) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %747 = "stablehlo.multiply"(%742, %arg55) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %748 = "stablehlo.broadcast_in_dim"(%747) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %749 = "stablehlo.broadcast_in_dim"(%748) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %750 = "stablehlo.broadcast_in_dim"(%749) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %751 = "stablehlo.multiply"(%738, %750) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %752 = "stablehlo.broadcast_in_dim"(%arg56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %753 = "stablehlo.broadcast_in_dim"(%752) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %754 = "stablehlo.broadcast_in_dim"(%753) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %755 = "stablehlo.add"(%751, %754) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %756 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %757 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %758 = "stablehlo.multiply"(%757, %arg116) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %759 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %760 = "stablehlo.broadcast_in_dim"(%759) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %761 = "stablehlo.multiply"(%760, %721) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %762 = "stablehlo.add"(%758, %761) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %763 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %764 = "stablehlo.broadcast_in_dim"(%763) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %765 = "stablehlo.multiply"(%764, %arg117) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %766 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %767 = "stablehlo.broadcast_in_dim"(%766) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %768 = "stablehlo.multiply"(%767, %734) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %769 = "stablehlo.constant"() <{value = dense<1.00195694> : tensor<f32>}> : () -> tensor<f32>
    %770 = "stablehlo.broadcast_in_dim"(%769) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %771 = "stablehlo.multiply"(%768, %770) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %772 = "stablehlo.add"(%765, %771) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %773 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %774 = "stablehlo.add"(%arg118, %773) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %775 = "func.call"(%755) <{callee = @relu_1}> : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %776 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %777 = "stablehlo.broadcast_in_dim"(%776) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %778 = "stablehlo.compare"(%755, %777) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xi1>
    %779 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %780 = "stablehlo.broadcast_in_dim"(%779) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %781 = "stablehlo.convolution"(%775, %arg57) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x256x3x3xf32>) -> tensor<8x256x8x8xf32>
    %782 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %783 = "stablehlo.reduce"(%781, %782) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg732: tensor<f32>, %arg733: tensor<f32>):
      %3310 = "stablehlo.add"(%arg732, %arg733) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3310) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %784 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %785 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %786 = "stablehlo.divide"(%783, %785) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %787 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %788 = "stablehlo.broadcast_in_dim"(%787) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %789 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %790 = "stablehlo.subtract"(%781, %789) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %791 = "stablehlo.multiply"(%790, %790) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %792 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %793 = "stablehlo.broadcast_in_dim"(%792) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %794 = "stablehlo.multiply"(%793, %790) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %795 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %796 = "stablehlo.reduce"(%791, %795) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg730: tensor<f32>, %arg731: tensor<f32>):
      %3309 = "stablehlo.add"(%arg730, %arg731) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3309) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %797 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %798 = "stablehlo.broadcast_in_dim"(%797) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %799 = "stablehlo.divide"(%796, %798) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %800 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %801 = "stablehlo.broadcast_in_dim"(%800) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %802 = "stablehlo.broadcast_in_dim"(%801) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %803 = "stablehlo.subtract"(%781, %802) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %804 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %805 = "stablehlo.broadcast_in_dim"(%804) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %806 = "stablehlo.add"(%799, %805) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %807 = "stablehlo.rsqrt"(%806) : (tensor<256xf32>) -> tensor<256xf32>
    %808 = "stablehlo.divide"(%807, %806) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %809 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %810 = "stablehlo.broadcast_in_dim"(%809) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %811 = "stablehlo.multiply"(%810, %808) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %812 = "stablehlo.multiply"(%807, %arg58) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %813 = "stablehlo.broadcast_in_dim"(%812) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %814 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %815 = "stablehlo.broadcast_in_dim"(%814) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %816 = "stablehlo.multiply"(%803, %815) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %817 = "stablehlo.broadcast_in_dim"(%arg59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %818 = "stablehlo.broadcast_in_dim"(%817) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %819 = "stablehlo.broadcast_in_dim"(%818) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %820 = "stablehlo.add"(%816, %819) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %821 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %822 = "stablehlo.broadcast_in_dim"(%821) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %823 = "stablehlo.multiply"(%822, %arg119) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %824 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %825 = "stablehlo.broadcast_in_dim"(%824) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %826 = "stablehlo.multiply"(%825, %786) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %827 = "stablehlo.add"(%823, %826) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %828 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %829 = "stablehlo.broadcast_in_dim"(%828) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %830 = "stablehlo.multiply"(%829, %arg120) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %831 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %832 = "stablehlo.broadcast_in_dim"(%831) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %833 = "stablehlo.multiply"(%832, %799) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %834 = "stablehlo.constant"() <{value = dense<1.00195694> : tensor<f32>}> : () -> tensor<f32>
    %835 = "stablehlo.broadcast_in_dim"(%834) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %836 = "stablehlo.multiply"(%833, %835) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %837 = "stablehlo.add"(%830, %836) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %838 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %839 = "stablehlo.add"(%arg121, %838) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %840 = "stablehlo.convolution"(%710, %arg60) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x128x16x16xf32>, tensor<256x128x1x1xf32>) -> tensor<8x256x8x8xf32>
    %841 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %842 = "stablehlo.reduce"(%840, %841) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg728: tensor<f32>, %arg729: tensor<f32>):
      %3308 = "stablehlo.add"(%arg728, %arg729) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3308) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %843 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %844 = "stablehlo.broadcast_in_dim"(%843) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %845 = "stablehlo.divide"(%842, %844) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %847 = "stablehlo.broadcast_in_dim"(%846) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %848 = "stablehlo.broadcast_in_dim"(%847) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %849 = "stablehlo.subtract"(%840, %848) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %850 = "stablehlo.multiply"(%849, %849) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %851 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %852 = "stablehlo.broadcast_in_dim"(%851) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %853 = "stablehlo.multiply"(%852, %849) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %854 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %855 = "stablehlo.reduce"(%850, %854) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg726: tensor<f32>, %arg727: tensor<f32>):
      %3307 = "stablehlo.add"(%arg726, %arg727) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3307) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %856 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %857 = "stablehlo.broadcast_in_dim"(%856) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %858 = "stablehlo.divide"(%855, %857) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %859 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %860 = "stablehlo.broadcast_in_dim"(%859) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %861 = "stablehlo.broadcast_in_dim"(%860) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %862 = "stablehlo.subtract"(%840, %861) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %863 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %864 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %865 = "stablehlo.add"(%858, %864) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %866 = "stablehlo.rsqrt"(%865) : (tensor<256xf32>) -> tensor<256xf32>
    %867 = "stablehlo.divide"(%866, %865) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %868 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %869 = "stablehlo.broadcast_in_dim"(%868) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %870 = "stablehlo.multiply"(%869, %867) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %871 = "stablehlo.multiply"(%866, %arg61) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %872 = "stablehlo.broadcast_in_dim"(%871) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %873 = "stablehlo.broadcast_in_dim"(%872) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %874 = "stablehlo.broadcast_in_dim"(%873) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %875 = "stablehlo.multiply"(%862, %874) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %876 = "stablehlo.broadcast_in_dim"(%arg62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %877 = "stablehlo.broadcast_in_dim"(%876) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %878 = "stablehlo.broadcast_in_dim"(%877) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %879 = "stablehlo.add"(%875, %878) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %880 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %881 = "stablehlo.broadcast_in_dim"(%880) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %882 = "stablehlo.multiply"(%881, %arg122) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %883 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %884 = "stablehlo.broadcast_in_dim"(%883) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %885 = "stablehlo.multiply"(%884, %845) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %886 = "stablehlo.add"(%882, %885) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %887 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %888 = "stablehlo.broadcast_in_dim"(%887) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %889 = "stablehlo.multiply"(%888, %arg123) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %890 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %891 = "stablehlo.broadcast_in_dim"(%890) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %892 = "stablehlo.multiply"(%891, %858) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %893 = "stablehlo.constant"() <{value = dense<1.00195694> : tensor<f32>}> : () -> tensor<f32>
    %894 = "stablehlo.broadcast_in_dim"(%893) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %895 = "stablehlo.multiply"(%892, %894) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %896 = "stablehlo.add"(%889, %895) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %897 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %898 = "stablehlo.add"(%arg124, %897) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %899 = "stablehlo.add"(%820, %879) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %900 = "func.call"(%899) <{callee = @relu_1}> : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %901 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %902 = "stablehlo.broadcast_in_dim"(%901) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %903 = "stablehlo.compare"(%899, %902) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xi1>
    %904 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %905 = "stablehlo.broadcast_in_dim"(%904) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %906 = "stablehlo.convolution"(%900, %arg63) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x256x3x3xf32>) -> tensor<8x256x8x8xf32>
    %907 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %908 = "stablehlo.reduce"(%906, %907) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg724: tensor<f32>, %arg725: tensor<f32>):
      %3306 = "stablehlo.add"(%arg724, %arg725) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3306) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %909 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %910 = "stablehlo.broadcast_in_dim"(%909) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %911 = "stablehlo.divide"(%908, %910) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %912 = "stablehlo.broadcast_in_dim"(%911) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %913 = "stablehlo.broadcast_in_dim"(%912) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %914 = "stablehlo.broadcast_in_dim"(%913) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %915 = "stablehlo.subtract"(%906, %914) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %916 = "stablehlo.multiply"(%915, %915) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %917 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %918 = "stablehlo.broadcast_in_dim"(%917) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %919 = "stablehlo.multiply"(%918, %915) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %920 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %921 = "stablehlo.reduce"(%916, %920) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg722: tensor<f32>, %arg723: tensor<f32>):
      %3305 = "stablehlo.add"(%arg722, %arg723) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3305) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %922 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %923 = "stablehlo.broadcast_in_dim"(%922) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %924 = "stablehlo.divide"(%921, %923) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %925 = "stablehlo.broadcast_in_dim"(%911) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %926 = "stablehlo.broadcast_in_dim"(%925) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %927 = "stablehlo.broadcast_in_dim"(%926) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %928 = "stablehlo.subtract"(%906, %927) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %929 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %930 = "stablehlo.broadcast_in_dim"(%929) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %931 = "stablehlo.add"(%924, %930) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %932 = "stablehlo.rsqrt"(%931) : (tensor<256xf32>) -> tensor<256xf32>
    %933 = "stablehlo.divide"(%932, %931) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %934 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %935 = "stablehlo.broadcast_in_dim"(%934) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %936 = "stablehlo.multiply"(%935, %933) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %937 = "stablehlo.multiply"(%932, %arg64) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %938 = "stablehlo.broadcast_in_dim"(%937) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %939 = "stablehlo.broadcast_in_dim"(%938) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %940 = "stablehlo.broadcast_in_dim"(%939) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %941 = "stablehlo.multiply"(%928, %940) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %942 = "stablehlo.broadcast_in_dim"(%arg65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %943 = "stablehlo.broadcast_in_dim"(%942) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %944 = "stablehlo.broadcast_in_dim"(%943) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %945 = "stablehlo.add"(%941, %944) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %946 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %947 = "stablehlo.broadcast_in_dim"(%946) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %948 = "stablehlo.multiply"(%947, %arg125) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %949 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %950 = "stablehlo.broadcast_in_dim"(%949) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %951 = "stablehlo.multiply"(%950, %911) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %952 = "stablehlo.add"(%948, %951) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %953 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %954 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %955 = "stablehlo.multiply"(%954, %arg126) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %956 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %957 = "stablehlo.broadcast_in_dim"(%956) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %958 = "stablehlo.multiply"(%957, %924) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %959 = "stablehlo.constant"() <{value = dense<1.00195694> : tensor<f32>}> : () -> tensor<f32>
    %960 = "stablehlo.broadcast_in_dim"(%959) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %961 = "stablehlo.multiply"(%958, %960) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %962 = "stablehlo.add"(%955, %961) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %963 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %964 = "stablehlo.add"(%arg127, %963) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %965 = "func.call"(%945) <{callee = @relu_1}> : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %966 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %967 = "stablehlo.broadcast_in_dim"(%966) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %968 = "stablehlo.compare"(%945, %967) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xi1>
    %969 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %970 = "stablehlo.broadcast_in_dim"(%969) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %971 = "stablehlo.convolution"(%965, %arg66) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x256x3x3xf32>) -> tensor<8x256x8x8xf32>
    %972 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %973 = "stablehlo.reduce"(%971, %972) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg720: tensor<f32>, %arg721: tensor<f32>):
      %3304 = "stablehlo.add"(%arg720, %arg721) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3304) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %974 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %975 = "stablehlo.broadcast_in_dim"(%974) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %976 = "stablehlo.divide"(%973, %975) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %977 = "stablehlo.broadcast_in_dim"(%976) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %978 = "stablehlo.broadcast_in_dim"(%977) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %979 = "stablehlo.broadcast_in_dim"(%978) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %980 = "stablehlo.subtract"(%971, %979) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %981 = "stablehlo.multiply"(%980, %980) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %982 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %983 = "stablehlo.broadcast_in_dim"(%982) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %984 = "stablehlo.multiply"(%983, %980) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %985 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %986 = "stablehlo.reduce"(%981, %985) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg718: tensor<f32>, %arg719: tensor<f32>):
      %3303 = "stablehlo.add"(%arg718, %arg719) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3303) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %987 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %988 = "stablehlo.broadcast_in_dim"(%987) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %989 = "stablehlo.divide"(%986, %988) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %990 = "stablehlo.broadcast_in_dim"(%976) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %991 = "stablehlo.broadcast_in_dim"(%990) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %992 = "stablehlo.broadcast_in_dim"(%991) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %993 = "stablehlo.subtract"(%971, %992) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %994 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %995 = "stablehlo.broadcast_in_dim"(%994) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %996 = "stablehlo.add"(%989, %995) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %997 = "stablehlo.rsqrt"(%996) : (tensor<256xf32>) -> tensor<256xf32>
    %998 = "stablehlo.divide"(%997, %996) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %999 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1000 = "stablehlo.broadcast_in_dim"(%999) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1001 = "stablehlo.multiply"(%1000, %998) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1002 = "stablehlo.multiply"(%997, %arg67) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1003 = "stablehlo.broadcast_in_dim"(%1002) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1004 = "stablehlo.broadcast_in_dim"(%1003) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %1005 = "stablehlo.broadcast_in_dim"(%1004) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1006 = "stablehlo.multiply"(%993, %1005) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1007 = "stablehlo.broadcast_in_dim"(%arg68) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1008 = "stablehlo.broadcast_in_dim"(%1007) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %1009 = "stablehlo.broadcast_in_dim"(%1008) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1010 = "stablehlo.add"(%1006, %1009) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1011 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1012 = "stablehlo.broadcast_in_dim"(%1011) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1013 = "stablehlo.multiply"(%1012, %arg128) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1014 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1015 = "stablehlo.broadcast_in_dim"(%1014) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1016 = "stablehlo.multiply"(%1015, %976) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1017 = "stablehlo.add"(%1013, %1016) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1018 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1019 = "stablehlo.broadcast_in_dim"(%1018) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1020 = "stablehlo.multiply"(%1019, %arg129) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1021 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1022 = "stablehlo.broadcast_in_dim"(%1021) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1023 = "stablehlo.multiply"(%1022, %989) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1024 = "stablehlo.constant"() <{value = dense<1.00195694> : tensor<f32>}> : () -> tensor<f32>
    %1025 = "stablehlo.broadcast_in_dim"(%1024) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1026 = "stablehlo.multiply"(%1023, %1025) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1027 = "stablehlo.add"(%1020, %1026) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1028 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1029 = "stablehlo.add"(%arg130, %1028) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1030 = "stablehlo.add"(%1010, %900) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1031 = "func.call"(%1030) <{callee = @relu_1}> : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1032 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1033 = "stablehlo.broadcast_in_dim"(%1032) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %1034 = "stablehlo.compare"(%1030, %1033) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xi1>
    %1035 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1036 = "stablehlo.broadcast_in_dim"(%1035) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %1037 = "stablehlo.convolution"(%1031, %arg69) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x256x8x8xf32>, tensor<512x256x3x3xf32>) -> tensor<8x512x4x4xf32>
    %1038 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1039 = "stablehlo.reduce"(%1037, %1038) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg716: tensor<f32>, %arg717: tensor<f32>):
      %3302 = "stablehlo.add"(%arg716, %arg717) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3302) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1040 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1041 = "stablehlo.broadcast_in_dim"(%1040) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1042 = "stablehlo.divide"(%1039, %1041) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1043 = "stablehlo.broadcast_in_dim"(%1042) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1044 = "stablehlo.broadcast_in_dim"(%1043) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1045 = "stablehlo.broadcast_in_dim"(%1044) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1046 = "stablehlo.subtract"(%1037, %1045) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1047 = "stablehlo.multiply"(%1046, %1046) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1048 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1049 = "stablehlo.broadcast_in_dim"(%1048) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1050 = "stablehlo.multiply"(%1049, %1046) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1051 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1052 = "stablehlo.reduce"(%1047, %1051) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg714: tensor<f32>, %arg715: tensor<f32>):
      %3301 = "stablehlo.add"(%arg714, %arg715) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3301) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1053 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1054 = "stablehlo.broadcast_in_dim"(%1053) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1055 = "stablehlo.divide"(%1052, %1054) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1056 = "stablehlo.broadcast_in_dim"(%1042) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1057 = "stablehlo.broadcast_in_dim"(%1056) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1058 = "stablehlo.broadcast_in_dim"(%1057) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1059 = "stablehlo.subtract"(%1037, %1058) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1060 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %1061 = "stablehlo.broadcast_in_dim"(%1060) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1062 = "stablehlo.add"(%1055, %1061) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1063 = "stablehlo.rsqrt"(%1062) : (tensor<512xf32>) -> tensor<512xf32>
    %1064 = "stablehlo.divide"(%1063, %1062) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1065 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1066 = "stablehlo.broadcast_in_dim"(%1065) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1067 = "stablehlo.multiply"(%1066, %1064) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1068 = "stablehlo.multiply"(%1063, %arg70) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1069 = "stablehlo.broadcast_in_dim"(%1068) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1070 = "stablehlo.broadcast_in_dim"(%1069) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1071 = "stablehlo.broadcast_in_dim"(%1070) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1072 = "stablehlo.multiply"(%1059, %1071) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1073 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1074 = "stablehlo.broadcast_in_dim"(%1073) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1075 = "stablehlo.broadcast_in_dim"(%1074) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1076 = "stablehlo.add"(%1072, %1075) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1077 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1078 = "stablehlo.broadcast_in_dim"(%1077) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1079 = "stablehlo.multiply"(%1078, %arg131) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1080 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1081 = "stablehlo.broadcast_in_dim"(%1080) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1082 = "stablehlo.multiply"(%1081, %1042) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1083 = "stablehlo.add"(%1079, %1082) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1084 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1085 = "stablehlo.broadcast_in_dim"(%1084) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1086 = "stablehlo.multiply"(%1085, %arg132) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1087 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1088 = "stablehlo.broadcast_in_dim"(%1087) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1089 = "stablehlo.multiply"(%1088, %1055) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1090 = "stablehlo.constant"() <{value = dense<1.00787401> : tensor<f32>}> : () -> tensor<f32>
    %1091 = "stablehlo.broadcast_in_dim"(%1090) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1092 = "stablehlo.multiply"(%1089, %1091) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1093 = "stablehlo.add"(%1086, %1092) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1094 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1095 = "stablehlo.add"(%arg133, %1094) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1096 = "func.call"(%1076) <{callee = @relu_2}> : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1097 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1098 = "stablehlo.broadcast_in_dim"(%1097) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1099 = "stablehlo.compare"(%1076, %1098) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xi1>
    %1100 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1101 = "stablehlo.broadcast_in_dim"(%1100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1102 = "stablehlo.convolution"(%1096, %arg72) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<8x512x4x4xf32>
    %1103 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1104 = "stablehlo.reduce"(%1102, %1103) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg712: tensor<f32>, %arg713: tensor<f32>):
      %3300 = "stablehlo.add"(%arg712, %arg713) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3300) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1105 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1106 = "stablehlo.broadcast_in_dim"(%1105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1107 = "stablehlo.divide"(%1104, %1106) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1108 = "stablehlo.broadcast_in_dim"(%1107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1109 = "stablehlo.broadcast_in_dim"(%1108) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1110 = "stablehlo.broadcast_in_dim"(%1109) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1111 = "stablehlo.subtract"(%1102, %1110) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1112 = "stablehlo.multiply"(%1111, %1111) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1113 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1114 = "stablehlo.broadcast_in_dim"(%1113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1115 = "stablehlo.multiply"(%1114, %1111) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1117 = "stablehlo.reduce"(%1112, %1116) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg710: tensor<f32>, %arg711: tensor<f32>):
      %3299 = "stablehlo.add"(%arg710, %arg711) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3299) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1118 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1119 = "stablehlo.broadcast_in_dim"(%1118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1120 = "stablehlo.divide"(%1117, %1119) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1121 = "stablehlo.broadcast_in_dim"(%1107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1122 = "stablehlo.broadcast_in_dim"(%1121) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1123 = "stablehlo.broadcast_in_dim"(%1122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1124 = "stablehlo.subtract"(%1102, %1123) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1125 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %1126 = "stablehlo.broadcast_in_dim"(%1125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1127 = "stablehlo.add"(%1120, %1126) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1128 = "stablehlo.rsqrt"(%1127) : (tensor<512xf32>) -> tensor<512xf32>
    %1129 = "stablehlo.divide"(%1128, %1127) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1130 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1131 = "stablehlo.broadcast_in_dim"(%1130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1132 = "stablehlo.multiply"(%1131, %1129) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1133 = "stablehlo.multiply"(%1128, %arg73) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1134 = "stablehlo.broadcast_in_dim"(%1133) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1135 = "stablehlo.broadcast_in_dim"(%1134) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1136 = "stablehlo.broadcast_in_dim"(%1135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1137 = "stablehlo.multiply"(%1124, %1136) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1138 = "stablehlo.broadcast_in_dim"(%arg74) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1139 = "stablehlo.broadcast_in_dim"(%1138) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1140 = "stablehlo.broadcast_in_dim"(%1139) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1141 = "stablehlo.add"(%1137, %1140) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1142 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1143 = "stablehlo.broadcast_in_dim"(%1142) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1144 = "stablehlo.multiply"(%1143, %arg134) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1145 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1146 = "stablehlo.broadcast_in_dim"(%1145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1147 = "stablehlo.multiply"(%1146, %1107) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1148 = "stablehlo.add"(%1144, %1147) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1149 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1150 = "stablehlo.broadcast_in_dim"(%1149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1151 = "stablehlo.multiply"(%1150, %arg135) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1152 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1153 = "stablehlo.broadcast_in_dim"(%1152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1154 = "stablehlo.multiply"(%1153, %1120) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1155 = "stablehlo.constant"() <{value = dense<1.00787401> : tensor<f32>}> : () -> tensor<f32>
    %1156 = "stablehlo.broadcast_in_dim"(%1155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1157 = "stablehlo.multiply"(%1154, %1156) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1158 = "stablehlo.add"(%1151, %1157) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1159 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1160 = "stablehlo.add"(%arg136, %1159) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1161 = "stablehlo.convolution"(%1031, %arg75) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x256x8x8xf32>, tensor<512x256x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1162 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1163 = "stablehlo.reduce"(%1161, %1162) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg708: tensor<f32>, %arg709: tensor<f32>):
      %3298 = "stablehlo.add"(%arg708, %arg709) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3298) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1164 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1165 = "stablehlo.broadcast_in_dim"(%1164) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1166 = "stablehlo.divide"(%1163, %1165) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1167 = "stablehlo.broadcast_in_dim"(%1166) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1168 = "stablehlo.broadcast_in_dim"(%1167) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1169 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1170 = "stablehlo.subtract"(%1161, %1169) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1171 = "stablehlo.multiply"(%1170, %1170) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1172 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1173 = "stablehlo.broadcast_in_dim"(%1172) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1174 = "stablehlo.multiply"(%1173, %1170) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1176 = "stablehlo.reduce"(%1171, %1175) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg706: tensor<f32>, %arg707: tensor<f32>):
      %3297 = "stablehlo.add"(%arg706, %arg707) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3297) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1177 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1178 = "stablehlo.broadcast_in_dim"(%1177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1179 = "stablehlo.divide"(%1176, %1178) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1180 = "stablehlo.broadcast_in_dim"(%1166) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1181 = "stablehlo.broadcast_in_dim"(%1180) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1182 = "stablehlo.broadcast_in_dim"(%1181) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1183 = "stablehlo.subtract"(%1161, %1182) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1184 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %1185 = "stablehlo.broadcast_in_dim"(%1184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1186 = "stablehlo.add"(%1179, %1185) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1187 = "stablehlo.rsqrt"(%1186) : (tensor<512xf32>) -> tensor<512xf32>
    %1188 = "stablehlo.divide"(%1187, %1186) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1189 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1190 = "stablehlo.broadcast_in_dim"(%1189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1191 = "stablehlo.multiply"(%1190, %1188) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1192 = "stablehlo.multiply"(%1187, %arg76) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1193 = "stablehlo.broadcast_in_dim"(%1192) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1194 = "stablehlo.broadcast_in_dim"(%1193) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1195 = "stablehlo.broadcast_in_dim"(%1194) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1196 = "stablehlo.multiply"(%1183, %1195) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1197 = "stablehlo.broadcast_in_dim"(%arg77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1198 = "stablehlo.broadcast_in_dim"(%1197) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1199 = "stablehlo.broadcast_in_dim"(%1198) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1200 = "stablehlo.add"(%1196, %1199) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1201 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1202 = "stablehlo.broadcast_in_dim"(%1201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1203 = "stablehlo.multiply"(%1202, %arg137) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1204 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1205 = "stablehlo.broadcast_in_dim"(%1204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1206 = "stablehlo.multiply"(%1205, %1166) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1207 = "stablehlo.add"(%1203, %1206) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1208 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1209 = "stablehlo.broadcast_in_dim"(%1208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1210 = "stablehlo.multiply"(%1209, %arg138) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1211 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1212 = "stablehlo.broadcast_in_dim"(%1211) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1213 = "stablehlo.multiply"(%1212, %1179) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1214 = "stablehlo.constant"() <{value = dense<1.00787401> : tensor<f32>}> : () -> tensor<f32>
    %1215 = "stablehlo.broadcast_in_dim"(%1214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1216 = "stablehlo.multiply"(%1213, %1215) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1217 = "stablehlo.add"(%1210, %1216) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1218 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1219 = "stablehlo.add"(%arg139, %1218) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1220 = "stablehlo.add"(%1141, %1200) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1221 = "func.call"(%1220) <{callee = @relu_2}> : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1222 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1223 = "stablehlo.broadcast_in_dim"(%1222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1224 = "stablehlo.compare"(%1220, %1223) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xi1>
    %1225 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1226 = "stablehlo.broadcast_in_dim"(%1225) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1227 = "stablehlo.convolution"(%1221, %arg78) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<8x512x4x4xf32>
    %1228 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1229 = "stablehlo.reduce"(%1227, %1228) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg704: tensor<f32>, %arg705: tensor<f32>):
      %3296 = "stablehlo.add"(%arg704, %arg705) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3296) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1230 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1231 = "stablehlo.broadcast_in_dim"(%1230) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1232 = "stablehlo.divide"(%1229, %1231) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1233 = "stablehlo.broadcast_in_dim"(%1232) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1234 = "stablehlo.broadcast_in_dim"(%1233) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1235 = "stablehlo.broadcast_in_dim"(%1234) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1236 = "stablehlo.subtract"(%1227, %1235) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1237 = "stablehlo.multiply"(%1236, %1236) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1238 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1239 = "stablehlo.broadcast_in_dim"(%1238) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1240 = "stablehlo.multiply"(%1239, %1236) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1241 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1242 = "stablehlo.reduce"(%1237, %1241) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg702: tensor<f32>, %arg703: tensor<f32>):
      %3295 = "stablehlo.add"(%arg702, %arg703) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3295) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1243 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1244 = "stablehlo.broadcast_in_dim"(%1243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1245 = "stablehlo.divide"(%1242, %1244) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1246 = "stablehlo.broadcast_in_dim"(%1232) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1247 = "stablehlo.broadcast_in_dim"(%1246) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1248 = "stablehlo.broadcast_in_dim"(%1247) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1249 = "stablehlo.subtract"(%1227, %1248) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1250 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %1251 = "stablehlo.broadcast_in_dim"(%1250) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1252 = "stablehlo.add"(%1245, %1251) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1253 = "stablehlo.rsqrt"(%1252) : (tensor<512xf32>) -> tensor<512xf32>
    %1254 = "stablehlo.divide"(%1253, %1252) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1255 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1256 = "stablehlo.broadcast_in_dim"(%1255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1257 = "stablehlo.multiply"(%1256, %1254) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1258 = "stablehlo.multiply"(%1253, %arg79) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1259 = "stablehlo.broadcast_in_dim"(%1258) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1260 = "stablehlo.broadcast_in_dim"(%1259) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1261 = "stablehlo.broadcast_in_dim"(%1260) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1262 = "stablehlo.multiply"(%1249, %1261) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1263 = "stablehlo.broadcast_in_dim"(%arg80) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1264 = "stablehlo.broadcast_in_dim"(%1263) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1265 = "stablehlo.broadcast_in_dim"(%1264) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1266 = "stablehlo.add"(%1262, %1265) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1267 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1268 = "stablehlo.broadcast_in_dim"(%1267) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1269 = "stablehlo.multiply"(%1268, %arg140) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1270 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1271 = "stablehlo.broadcast_in_dim"(%1270) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1272 = "stablehlo.multiply"(%1271, %1232) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1273 = "stablehlo.add"(%1269, %1272) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1274 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1275 = "stablehlo.broadcast_in_dim"(%1274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1276 = "stablehlo.multiply"(%1275, %arg141) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1277 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1278 = "stablehlo.broadcast_in_dim"(%1277) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1279 = "stablehlo.multiply"(%1278, %1245) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1280 = "stablehlo.constant"() <{value = dense<1.00787401> : tensor<f32>}> : () -> tensor<f32>
    %1281 = "stablehlo.broadcast_in_dim"(%1280) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1282 = "stablehlo.multiply"(%1279, %1281) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1283 = "stablehlo.add"(%1276, %1282) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1284 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1285 = "stablehlo.add"(%arg142, %1284) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1286 = "func.call"(%1266) <{callee = @relu_2}> : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1287 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1288 = "stablehlo.broadcast_in_dim"(%1287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1289 = "stablehlo.compare"(%1266, %1288) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xi1>
    %1290 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1291 = "stablehlo.broadcast_in_dim"(%1290) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1292 = "stablehlo.convolution"(%1286, %arg81) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<8x512x4x4xf32>
    %1293 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1294 = "stablehlo.reduce"(%1292, %1293) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg700: tensor<f32>, %arg701: tensor<f32>):
      %3294 = "stablehlo.add"(%arg700, %arg701) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3294) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1295 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1296 = "stablehlo.broadcast_in_dim"(%1295) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1297 = "stablehlo.divide"(%1294, %1296) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1298 = "stablehlo.broadcast_in_dim"(%1297) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1299 = "stablehlo.broadcast_in_dim"(%1298) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1300 = "stablehlo.broadcast_in_dim"(%1299) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1301 = "stablehlo.subtract"(%1292, %1300) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1302 = "stablehlo.multiply"(%1301, %1301) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1303 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1304 = "stablehlo.broadcast_in_dim"(%1303) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1305 = "stablehlo.multiply"(%1304, %1301) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1306 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1307 = "stablehlo.reduce"(%1302, %1306) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg698: tensor<f32>, %arg699: tensor<f32>):
      %3293 = "stablehlo.add"(%arg698, %arg699) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3293) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1308 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1309 = "stablehlo.broadcast_in_dim"(%1308) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1310 = "stablehlo.divide"(%1307, %1309) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1311 = "stablehlo.broadcast_in_dim"(%1297) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1312 = "stablehlo.broadcast_in_dim"(%1311) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1313 = "stablehlo.broadcast_in_dim"(%1312) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1314 = "stablehlo.subtract"(%1292, %1313) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1315 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %1316 = "stablehlo.broadcast_in_dim"(%1315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1317 = "stablehlo.add"(%1310, %1316) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1318 = "stablehlo.rsqrt"(%1317) : (tensor<512xf32>) -> tensor<512xf32>
    %1319 = "stablehlo.divide"(%1318, %1317) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1320 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1321 = "stablehlo.broadcast_in_dim"(%1320) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1322 = "stablehlo.multiply"(%1321, %1319) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1323 = "stablehlo.multiply"(%1318, %arg82) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1324 = "stablehlo.broadcast_in_dim"(%1323) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1325 = "stablehlo.broadcast_in_dim"(%1324) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1326 = "stablehlo.broadcast_in_dim"(%1325) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1327 = "stablehlo.multiply"(%1314, %1326) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1328 = "stablehlo.broadcast_in_dim"(%arg83) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1329 = "stablehlo.broadcast_in_dim"(%1328) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<512x1x1xf32>) -> tensor<1x512x1x1xf32>
    %1330 = "stablehlo.broadcast_in_dim"(%1329) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1331 = "stablehlo.add"(%1327, %1330) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1332 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1333 = "stablehlo.broadcast_in_dim"(%1332) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1334 = "stablehlo.multiply"(%1333, %arg143) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1335 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1336 = "stablehlo.broadcast_in_dim"(%1335) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1337 = "stablehlo.multiply"(%1336, %1297) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1338 = "stablehlo.add"(%1334, %1337) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1339 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1340 = "stablehlo.broadcast_in_dim"(%1339) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1341 = "stablehlo.multiply"(%1340, %arg144) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1342 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1343 = "stablehlo.broadcast_in_dim"(%1342) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1344 = "stablehlo.multiply"(%1343, %1310) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1345 = "stablehlo.constant"() <{value = dense<1.00787401> : tensor<f32>}> : () -> tensor<f32>
    %1346 = "stablehlo.broadcast_in_dim"(%1345) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1347 = "stablehlo.multiply"(%1344, %1346) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1348 = "stablehlo.add"(%1341, %1347) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1349 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1350 = "stablehlo.add"(%arg145, %1349) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1351 = "stablehlo.add"(%1331, %1221) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1352 = "func.call"(%1351) <{callee = @relu_2}> : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1353 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1354 = "stablehlo.broadcast_in_dim"(%1353) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1355 = "stablehlo.compare"(%1351, %1354) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xi1>
    %1356 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1357 = "stablehlo.broadcast_in_dim"(%1356) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1358 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1359 = "stablehlo.reduce"(%1352, %1358) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%arg696: tensor<f32>, %arg697: tensor<f32>):
      %3292 = "stablehlo.add"(%arg696, %arg697) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3292) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<8x512xf32>
    %1360 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1361 = "stablehlo.broadcast_in_dim"(%1360) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512xf32>
    %1362 = "stablehlo.divide"(%1359, %1361) : (tensor<8x512xf32>, tensor<8x512xf32>) -> tensor<8x512xf32>
    %1363 = "stablehlo.transpose"(%arg84) <{permutation = array<i64: 1, 0>}> : (tensor<10x512xf32>) -> tensor<512x10xf32>
    %1364 = "stablehlo.dot_general"(%1362, %1363) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x512xf32>, tensor<512x10xf32>) -> tensor<8x10xf32>
    %1365 = "stablehlo.broadcast_in_dim"(%arg85) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %1366 = "stablehlo.broadcast_in_dim"(%1365) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<8x10xf32>
    %1367 = "stablehlo.add"(%1364, %1366) : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    %1368:3 = "func.call"(%1367) <{callee = @log_softmax}> : (tensor<8x10xf32>) -> (tensor<8x10xf32>, tensor<8x10xf32>, tensor<8x1xf32>)
    %1369 = "stablehlo.broadcast_in_dim"(%arg209) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %1370:2 = "func.call"(%1368#0, %1369) <{callee = @take_along_axis}> : (tensor<8x10xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %1371 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1372 = "stablehlo.reduce"(%1370#0, %1371) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg694: tensor<f32>, %arg695: tensor<f32>):
      %3291 = "stablehlo.add"(%arg694, %arg695) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3291) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %1373 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1374 = "stablehlo.divide"(%1372, %1373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1375 = "stablehlo.negate"(%1374) : (tensor<f32>) -> tensor<f32>
    %1376 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1377 = "stablehlo.negate"(%1376) : (tensor<f32>) -> tensor<f32>
    %1378 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1379 = "stablehlo.divide"(%1377, %1378) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1380 = "stablehlo.broadcast_in_dim"(%1379) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %1381 = "func.call"(%1370#1, %1380) <{callee = @take_along_axis_3}> : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    %1382 = "func.call"(%1368#1, %1368#2, %1381) <{callee = @log_softmax_4}> : (tensor<8x10xf32>, tensor<8x1xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    %1383 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1384 = "stablehlo.reduce"(%1382, %1383) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg692: tensor<f32>, %arg693: tensor<f32>):
      %3290 = "stablehlo.add"(%arg692, %arg693) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3290) : (tensor<f32>) -> ()
    }) : (tensor<8x10xf32>, tensor<f32>) -> tensor<10xf32>
    %1385 = "stablehlo.reshape"(%1384) : (tensor<10xf32>) -> tensor<1x10xf32>
    %1386 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1387 = "stablehlo.reduce"(%1385, %1386) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg690: tensor<f32>, %arg691: tensor<f32>):
      %3289 = "stablehlo.add"(%arg690, %arg691) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3289) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %1388 = "stablehlo.dot_general"(%1382, %1362) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x10xf32>, tensor<8x512xf32>) -> tensor<10x512xf32>
    %1389 = "stablehlo.transpose"(%1388) <{permutation = array<i64: 1, 0>}> : (tensor<10x512xf32>) -> tensor<512x10xf32>
    %1390 = "stablehlo.dot_general"(%1382, %1363) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x10xf32>, tensor<512x10xf32>) -> tensor<8x512xf32>
    %1391 = "stablehlo.transpose"(%1389) <{permutation = array<i64: 1, 0>}> : (tensor<512x10xf32>) -> tensor<10x512xf32>
    %1392 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1393 = "stablehlo.broadcast_in_dim"(%1392) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512xf32>
    %1394 = "stablehlo.divide"(%1390, %1393) : (tensor<8x512xf32>, tensor<8x512xf32>) -> tensor<8x512xf32>
    %1395 = "stablehlo.broadcast_in_dim"(%1394) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x512xf32>) -> tensor<8x512x4x4xf32>
    %1396 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1397 = "stablehlo.broadcast_in_dim"(%1396) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1398 = "stablehlo.select"(%1355, %1395, %1397) : (tensor<8x512x4x4xi1>, tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1399 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1400 = "stablehlo.reduce"(%1398, %1399) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg688: tensor<f32>, %arg689: tensor<f32>):
      %3288 = "stablehlo.add"(%arg688, %arg689) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3288) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1401 = "stablehlo.reshape"(%1400) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1402 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1403 = "stablehlo.reduce"(%1401, %1402) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg686: tensor<f32>, %arg687: tensor<f32>):
      %3287 = "stablehlo.add"(%arg686, %arg687) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3287) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1404 = "stablehlo.broadcast_in_dim"(%1403) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1405 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1406 = "stablehlo.reduce"(%1404, %1405) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg684: tensor<f32>, %arg685: tensor<f32>):
      %3286 = "stablehlo.add"(%arg684, %arg685) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3286) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1407 = "stablehlo.multiply"(%1314, %1398) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1408 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1409 = "stablehlo.reduce"(%1407, %1408) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg682: tensor<f32>, %arg683: tensor<f32>):
      %3285 = "stablehlo.add"(%arg682, %arg683) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3285) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1410 = "stablehlo.reshape"(%1409) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1411 = "stablehlo.broadcast_in_dim"(%1325) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1412 = "stablehlo.multiply"(%1398, %1411) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1413 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1414 = "stablehlo.reduce"(%1410, %1413) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg680: tensor<f32>, %arg681: tensor<f32>):
      %3284 = "stablehlo.add"(%arg680, %arg681) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3284) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1415 = "stablehlo.broadcast_in_dim"(%1414) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1416 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1417 = "stablehlo.reduce"(%1415, %1416) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg678: tensor<f32>, %arg679: tensor<f32>):
      %3283 = "stablehlo.add"(%arg678, %arg679) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3283) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1418 = "stablehlo.multiply"(%1318, %1417) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1419 = "stablehlo.multiply"(%1417, %arg82) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1420 = "stablehlo.multiply"(%1419, %1322) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1421 = "stablehlo.negate"(%1412) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1422 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1423 = "stablehlo.reduce"(%1421, %1422) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg676: tensor<f32>, %arg677: tensor<f32>):
      %3282 = "stablehlo.add"(%arg676, %arg677) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3282) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1424 = "stablehlo.reshape"(%1423) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1425 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1426 = "stablehlo.reduce"(%1424, %1425) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg674: tensor<f32>, %arg675: tensor<f32>):
      %3281 = "stablehlo.add"(%arg674, %arg675) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3281) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1427 = "stablehlo.broadcast_in_dim"(%1426) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1428 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1429 = "stablehlo.reduce"(%1427, %1428) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg672: tensor<f32>, %arg673: tensor<f32>):
      %3280 = "stablehlo.add"(%arg672, %arg673) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3280) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1430 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1431 = "stablehlo.broadcast_in_dim"(%1430) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1432 = "stablehlo.divide"(%1420, %1431) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1433 = "stablehlo.broadcast_in_dim"(%1432) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1434 = "stablehlo.multiply"(%1433, %1305) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1435 = "stablehlo.negate"(%1434) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1436 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1437 = "stablehlo.reduce"(%1435, %1436) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg670: tensor<f32>, %arg671: tensor<f32>):
      %3279 = "stablehlo.add"(%arg670, %arg671) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3279) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1438 = "stablehlo.reshape"(%1437) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1439 = "stablehlo.add"(%1412, %1434) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1440 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1441 = "stablehlo.reduce"(%1438, %1440) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg668: tensor<f32>, %arg669: tensor<f32>):
      %3278 = "stablehlo.add"(%arg668, %arg669) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3278) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1442 = "stablehlo.broadcast_in_dim"(%1441) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1443 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1444 = "stablehlo.reduce"(%1442, %1443) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg666: tensor<f32>, %arg667: tensor<f32>):
      %3277 = "stablehlo.add"(%arg666, %arg667) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3277) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1445 = "stablehlo.add"(%1429, %1444) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1446 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1447 = "stablehlo.broadcast_in_dim"(%1446) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1448 = "stablehlo.divide"(%1445, %1447) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1449 = "stablehlo.broadcast_in_dim"(%1448) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1450 = "stablehlo.add"(%1439, %1449) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1451 = "stablehlo.convolution"(%1286, %1450) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<512x512x3x3xf32>
    %1452 = "stablehlo.reverse"(%arg81) <{dimensions = array<i64: 2, 3>}> : (tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %1453 = "stablehlo.convolution"(%1450, %1452) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<8x512x4x4xf32>
    %1454 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1455 = "stablehlo.broadcast_in_dim"(%1454) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1456 = "stablehlo.select"(%1289, %1453, %1455) : (tensor<8x512x4x4xi1>, tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1457 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1458 = "stablehlo.reduce"(%1456, %1457) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg664: tensor<f32>, %arg665: tensor<f32>):
      %3276 = "stablehlo.add"(%arg664, %arg665) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3276) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1459 = "stablehlo.reshape"(%1458) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1460 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1461 = "stablehlo.reduce"(%1459, %1460) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg662: tensor<f32>, %arg663: tensor<f32>):
      %3275 = "stablehlo.add"(%arg662, %arg663) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3275) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1462 = "stablehlo.broadcast_in_dim"(%1461) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1463 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1464 = "stablehlo.reduce"(%1462, %1463) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg660: tensor<f32>, %arg661: tensor<f32>):
      %3274 = "stablehlo.add"(%arg660, %arg661) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3274) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1465 = "stablehlo.multiply"(%1249, %1456) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1466 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1467 = "stablehlo.reduce"(%1465, %1466) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg658: tensor<f32>, %arg659: tensor<f32>):
      %3273 = "stablehlo.add"(%arg658, %arg659) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3273) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1468 = "stablehlo.reshape"(%1467) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1469 = "stablehlo.broadcast_in_dim"(%1260) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1470 = "stablehlo.multiply"(%1456, %1469) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1471 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1472 = "stablehlo.reduce"(%1468, %1471) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg656: tensor<f32>, %arg657: tensor<f32>):
      %3272 = "stablehlo.add"(%arg656, %arg657) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3272) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1473 = "stablehlo.broadcast_in_dim"(%1472) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1474 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1475 = "stablehlo.reduce"(%1473, %1474) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg654: tensor<f32>, %arg655: tensor<f32>):
      %3271 = "stablehlo.add"(%arg654, %arg655) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3271) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1476 = "stablehlo.multiply"(%1253, %1475) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1477 = "stablehlo.multiply"(%1475, %arg79) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1478 = "stablehlo.multiply"(%1477, %1257) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1479 = "stablehlo.negate"(%1470) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1480 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1481 = "stablehlo.reduce"(%1479, %1480) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg652: tensor<f32>, %arg653: tensor<f32>):
      %3270 = "stablehlo.add"(%arg652, %arg653) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3270) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1482 = "stablehlo.reshape"(%1481) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1483 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1484 = "stablehlo.reduce"(%1482, %1483) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg650: tensor<f32>, %arg651: tensor<f32>):
      %3269 = "stablehlo.add"(%arg650, %arg651) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3269) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1485 = "stablehlo.broadcast_in_dim"(%1484) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1486 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1487 = "stablehlo.reduce"(%1485, %1486) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg648: tensor<f32>, %arg649: tensor<f32>):
      %3268 = "stablehlo.add"(%arg648, %arg649) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3268) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1488 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1489 = "stablehlo.broadcast_in_dim"(%1488) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1490 = "stablehlo.divide"(%1478, %1489) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1491 = "stablehlo.broadcast_in_dim"(%1490) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1492 = "stablehlo.multiply"(%1491, %1240) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1493 = "stablehlo.negate"(%1492) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1494 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1495 = "stablehlo.reduce"(%1493, %1494) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg646: tensor<f32>, %arg647: tensor<f32>):
      %3267 = "stablehlo.add"(%arg646, %arg647) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3267) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1496 = "stablehlo.reshape"(%1495) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1497 = "stablehlo.add"(%1470, %1492) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1498 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1499 = "stablehlo.reduce"(%1496, %1498) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg644: tensor<f32>, %arg645: tensor<f32>):
      %3266 = "stablehlo.add"(%arg644, %arg645) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3266) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1500 = "stablehlo.broadcast_in_dim"(%1499) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1501 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1502 = "stablehlo.reduce"(%1500, %1501) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg642: tensor<f32>, %arg643: tensor<f32>):
      %3265 = "stablehlo.add"(%arg642, %arg643) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3265) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1503 = "stablehlo.add"(%1487, %1502) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1504 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1505 = "stablehlo.broadcast_in_dim"(%1504) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1506 = "stablehlo.divide"(%1503, %1505) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1507 = "stablehlo.broadcast_in_dim"(%1506) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1508 = "stablehlo.add"(%1497, %1507) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1509 = "stablehlo.convolution"(%1221, %1508) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<512x512x3x3xf32>
    %1510 = "stablehlo.reverse"(%arg78) <{dimensions = array<i64: 2, 3>}> : (tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %1511 = "stablehlo.convolution"(%1508, %1510) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<8x512x4x4xf32>
    %1512 = "stablehlo.add"(%1398, %1511) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1513 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1514 = "stablehlo.broadcast_in_dim"(%1513) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1515 = "stablehlo.select"(%1224, %1512, %1514) : (tensor<8x512x4x4xi1>, tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1516 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1517 = "stablehlo.reduce"(%1515, %1516) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg640: tensor<f32>, %arg641: tensor<f32>):
      %3264 = "stablehlo.add"(%arg640, %arg641) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3264) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1518 = "stablehlo.reshape"(%1517) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1519 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1520 = "stablehlo.reduce"(%1518, %1519) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg638: tensor<f32>, %arg639: tensor<f32>):
      %3263 = "stablehlo.add"(%arg638, %arg639) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3263) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1521 = "stablehlo.broadcast_in_dim"(%1520) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1522 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1523 = "stablehlo.reduce"(%1521, %1522) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg636: tensor<f32>, %arg637: tensor<f32>):
      %3262 = "stablehlo.add"(%arg636, %arg637) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3262) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1524 = "stablehlo.multiply"(%1183, %1515) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1525 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1526 = "stablehlo.reduce"(%1524, %1525) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg634: tensor<f32>, %arg635: tensor<f32>):
      %3261 = "stablehlo.add"(%arg634, %arg635) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3261) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1527 = "stablehlo.reshape"(%1526) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1528 = "stablehlo.broadcast_in_dim"(%1194) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1529 = "stablehlo.multiply"(%1515, %1528) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1530 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1531 = "stablehlo.reduce"(%1527, %1530) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg632: tensor<f32>, %arg633: tensor<f32>):
      %3260 = "stablehlo.add"(%arg632, %arg633) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3260) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1532 = "stablehlo.broadcast_in_dim"(%1531) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1533 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1534 = "stablehlo.reduce"(%1532, %1533) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg630: tensor<f32>, %arg631: tensor<f32>):
      %3259 = "stablehlo.add"(%arg630, %arg631) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3259) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1535 = "stablehlo.multiply"(%1187, %1534) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1536 = "stablehlo.multiply"(%1534, %arg76) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1537 = "stablehlo.multiply"(%1536, %1191) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1538 = "stablehlo.negate"(%1529) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1539 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1540 = "stablehlo.reduce"(%1538, %1539) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg628: tensor<f32>, %arg629: tensor<f32>):
      %3258 = "stablehlo.add"(%arg628, %arg629) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3258) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1541 = "stablehlo.reshape"(%1540) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1542 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1543 = "stablehlo.reduce"(%1541, %1542) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg626: tensor<f32>, %arg627: tensor<f32>):
      %3257 = "stablehlo.add"(%arg626, %arg627) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3257) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1544 = "stablehlo.broadcast_in_dim"(%1543) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1545 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1546 = "stablehlo.reduce"(%1544, %1545) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg624: tensor<f32>, %arg625: tensor<f32>):
      %3256 = "stablehlo.add"(%arg624, %arg625) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3256) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1547 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1548 = "stablehlo.broadcast_in_dim"(%1547) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1549 = "stablehlo.divide"(%1537, %1548) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1550 = "stablehlo.broadcast_in_dim"(%1549) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1551 = "stablehlo.multiply"(%1550, %1174) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1552 = "stablehlo.negate"(%1551) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1553 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1554 = "stablehlo.reduce"(%1552, %1553) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg622: tensor<f32>, %arg623: tensor<f32>):
      %3255 = "stablehlo.add"(%arg622, %arg623) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3255) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1555 = "stablehlo.reshape"(%1554) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1556 = "stablehlo.add"(%1529, %1551) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1557 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1558 = "stablehlo.reduce"(%1555, %1557) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg620: tensor<f32>, %arg621: tensor<f32>):
      %3254 = "stablehlo.add"(%arg620, %arg621) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3254) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1559 = "stablehlo.broadcast_in_dim"(%1558) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1560 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1561 = "stablehlo.reduce"(%1559, %1560) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg618: tensor<f32>, %arg619: tensor<f32>):
      %3253 = "stablehlo.add"(%arg618, %arg619) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3253) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1562 = "stablehlo.add"(%1546, %1561) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1563 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1564 = "stablehlo.broadcast_in_dim"(%1563) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1565 = "stablehlo.divide"(%1562, %1564) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1566 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1567 = "stablehlo.add"(%1556, %1566) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1568 = "stablehlo.convolution"(%1031, %1567) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<8x512x4x4xf32>) -> tensor<512x256x1x1xf32>
    %1569 = "stablehlo.reverse"(%arg75) <{dimensions = array<i64: 2, 3>}> : (tensor<512x256x1x1xf32>) -> tensor<512x256x1x1xf32>
    %1570 = "stablehlo.convolution"(%1567, %1569) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1571 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1572 = "stablehlo.reduce"(%1515, %1571) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg616: tensor<f32>, %arg617: tensor<f32>):
      %3252 = "stablehlo.add"(%arg616, %arg617) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3252) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1573 = "stablehlo.reshape"(%1572) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1574 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1575 = "stablehlo.reduce"(%1573, %1574) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg614: tensor<f32>, %arg615: tensor<f32>):
      %3251 = "stablehlo.add"(%arg614, %arg615) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3251) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1576 = "stablehlo.broadcast_in_dim"(%1575) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1577 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1578 = "stablehlo.reduce"(%1576, %1577) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg612: tensor<f32>, %arg613: tensor<f32>):
      %3250 = "stablehlo.add"(%arg612, %arg613) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3250) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1579 = "stablehlo.multiply"(%1124, %1515) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1580 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1581 = "stablehlo.reduce"(%1579, %1580) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg610: tensor<f32>, %arg611: tensor<f32>):
      %3249 = "stablehlo.add"(%arg610, %arg611) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3249) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1582 = "stablehlo.reshape"(%1581) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1583 = "stablehlo.broadcast_in_dim"(%1135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1584 = "stablehlo.multiply"(%1515, %1583) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1585 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1586 = "stablehlo.reduce"(%1582, %1585) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg608: tensor<f32>, %arg609: tensor<f32>):
      %3248 = "stablehlo.add"(%arg608, %arg609) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3248) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1587 = "stablehlo.broadcast_in_dim"(%1586) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1588 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1589 = "stablehlo.reduce"(%1587, %1588) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg606: tensor<f32>, %arg607: tensor<f32>):
      %3247 = "stablehlo.add"(%arg606, %arg607) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3247) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1590 = "stablehlo.multiply"(%1128, %1589) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1591 = "stablehlo.multiply"(%1589, %arg73) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1592 = "stablehlo.multiply"(%1591, %1132) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1593 = "stablehlo.negate"(%1584) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1594 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1595 = "stablehlo.reduce"(%1593, %1594) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg604: tensor<f32>, %arg605: tensor<f32>):
      %3246 = "stablehlo.add"(%arg604, %arg605) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3246) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1596 = "stablehlo.reshape"(%1595) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1597 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1598 = "stablehlo.reduce"(%1596, %1597) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg602: tensor<f32>, %arg603: tensor<f32>):
      %3245 = "stablehlo.add"(%arg602, %arg603) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3245) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1599 = "stablehlo.broadcast_in_dim"(%1598) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1600 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1601 = "stablehlo.reduce"(%1599, %1600) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg600: tensor<f32>, %arg601: tensor<f32>):
      %3244 = "stablehlo.add"(%arg600, %arg601) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3244) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1602 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1603 = "stablehlo.broadcast_in_dim"(%1602) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1604 = "stablehlo.divide"(%1592, %1603) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1605 = "stablehlo.broadcast_in_dim"(%1604) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1606 = "stablehlo.multiply"(%1605, %1115) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1607 = "stablehlo.negate"(%1606) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1608 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1609 = "stablehlo.reduce"(%1607, %1608) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg598: tensor<f32>, %arg599: tensor<f32>):
      %3243 = "stablehlo.add"(%arg598, %arg599) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3243) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1610 = "stablehlo.reshape"(%1609) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1611 = "stablehlo.add"(%1584, %1606) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1612 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1613 = "stablehlo.reduce"(%1610, %1612) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg596: tensor<f32>, %arg597: tensor<f32>):
      %3242 = "stablehlo.add"(%arg596, %arg597) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3242) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1614 = "stablehlo.broadcast_in_dim"(%1613) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1615 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1616 = "stablehlo.reduce"(%1614, %1615) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg594: tensor<f32>, %arg595: tensor<f32>):
      %3241 = "stablehlo.add"(%arg594, %arg595) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3241) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1617 = "stablehlo.add"(%1601, %1616) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1618 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1619 = "stablehlo.broadcast_in_dim"(%1618) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1620 = "stablehlo.divide"(%1617, %1619) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1621 = "stablehlo.broadcast_in_dim"(%1620) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1622 = "stablehlo.add"(%1611, %1621) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1623 = "stablehlo.convolution"(%1096, %1622) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<512x512x3x3xf32>
    %1624 = "stablehlo.reverse"(%arg72) <{dimensions = array<i64: 2, 3>}> : (tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %1625 = "stablehlo.convolution"(%1622, %1624) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<8x512x4x4xf32>
    %1626 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1627 = "stablehlo.broadcast_in_dim"(%1626) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %1628 = "stablehlo.select"(%1099, %1625, %1627) : (tensor<8x512x4x4xi1>, tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1629 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1630 = "stablehlo.reduce"(%1628, %1629) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg592: tensor<f32>, %arg593: tensor<f32>):
      %3240 = "stablehlo.add"(%arg592, %arg593) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3240) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1631 = "stablehlo.reshape"(%1630) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1632 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1633 = "stablehlo.reduce"(%1631, %1632) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg590: tensor<f32>, %arg591: tensor<f32>):
      %3239 = "stablehlo.add"(%arg590, %arg591) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3239) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1634 = "stablehlo.broadcast_in_dim"(%1633) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1635 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1636 = "stablehlo.reduce"(%1634, %1635) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg588: tensor<f32>, %arg589: tensor<f32>):
      %3238 = "stablehlo.add"(%arg588, %arg589) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3238) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1637 = "stablehlo.multiply"(%1059, %1628) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1638 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1639 = "stablehlo.reduce"(%1637, %1638) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg586: tensor<f32>, %arg587: tensor<f32>):
      %3237 = "stablehlo.add"(%arg586, %arg587) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3237) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1640 = "stablehlo.reshape"(%1639) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1641 = "stablehlo.broadcast_in_dim"(%1070) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x512x1x1xf32>) -> tensor<8x512x4x4xf32>
    %1642 = "stablehlo.multiply"(%1628, %1641) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1643 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1644 = "stablehlo.reduce"(%1640, %1643) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg584: tensor<f32>, %arg585: tensor<f32>):
      %3236 = "stablehlo.add"(%arg584, %arg585) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3236) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1645 = "stablehlo.broadcast_in_dim"(%1644) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1646 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1647 = "stablehlo.reduce"(%1645, %1646) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg582: tensor<f32>, %arg583: tensor<f32>):
      %3235 = "stablehlo.add"(%arg582, %arg583) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3235) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1648 = "stablehlo.multiply"(%1063, %1647) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1649 = "stablehlo.multiply"(%1647, %arg70) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1650 = "stablehlo.multiply"(%1649, %1067) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1651 = "stablehlo.negate"(%1642) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1652 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1653 = "stablehlo.reduce"(%1651, %1652) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg580: tensor<f32>, %arg581: tensor<f32>):
      %3234 = "stablehlo.add"(%arg580, %arg581) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3234) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1654 = "stablehlo.reshape"(%1653) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1655 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1656 = "stablehlo.reduce"(%1654, %1655) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg578: tensor<f32>, %arg579: tensor<f32>):
      %3233 = "stablehlo.add"(%arg578, %arg579) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3233) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1657 = "stablehlo.broadcast_in_dim"(%1656) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1658 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1659 = "stablehlo.reduce"(%1657, %1658) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg576: tensor<f32>, %arg577: tensor<f32>):
      %3232 = "stablehlo.add"(%arg576, %arg577) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3232) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1660 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1661 = "stablehlo.broadcast_in_dim"(%1660) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1662 = "stablehlo.divide"(%1650, %1661) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1663 = "stablehlo.broadcast_in_dim"(%1662) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1664 = "stablehlo.multiply"(%1663, %1050) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1665 = "stablehlo.negate"(%1664) : (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1666 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1667 = "stablehlo.reduce"(%1665, %1666) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg574: tensor<f32>, %arg575: tensor<f32>):
      %3231 = "stablehlo.add"(%arg574, %arg575) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3231) : (tensor<f32>) -> ()
    }) : (tensor<8x512x4x4xf32>, tensor<f32>) -> tensor<512xf32>
    %1668 = "stablehlo.reshape"(%1667) : (tensor<512xf32>) -> tensor<1x512x1x1xf32>
    %1669 = "stablehlo.add"(%1642, %1664) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1670 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1671 = "stablehlo.reduce"(%1668, %1670) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg572: tensor<f32>, %arg573: tensor<f32>):
      %3230 = "stablehlo.add"(%arg572, %arg573) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3230) : (tensor<f32>) -> ()
    }) : (tensor<1x512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1672 = "stablehlo.broadcast_in_dim"(%1671) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1x1xf32>
    %1673 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1674 = "stablehlo.reduce"(%1672, %1673) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg570: tensor<f32>, %arg571: tensor<f32>):
      %3229 = "stablehlo.add"(%arg570, %arg571) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3229) : (tensor<f32>) -> ()
    }) : (tensor<512x1x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1675 = "stablehlo.add"(%1659, %1674) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1676 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1677 = "stablehlo.broadcast_in_dim"(%1676) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1678 = "stablehlo.divide"(%1675, %1677) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1679 = "stablehlo.broadcast_in_dim"(%1678) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<8x512x4x4xf32>
    %1680 = "stablehlo.add"(%1669, %1679) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    %1681 = "stablehlo.convolution"(%1031, %1680) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<8x512x4x4xf32>) -> tensor<512x256x3x3xf32>
    %1682 = "stablehlo.reverse"(%arg69) <{dimensions = array<i64: 2, 3>}> : (tensor<512x256x3x3xf32>) -> tensor<512x256x3x3xf32>
    %1683 = "stablehlo.convolution"(%1680, %1682) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x512x4x4xf32>, tensor<512x256x3x3xf32>) -> tensor<8x256x8x8xf32>
    %1684 = "stablehlo.add"(%1570, %1683) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1685 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1686 = "stablehlo.broadcast_in_dim"(%1685) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %1687 = "stablehlo.select"(%1034, %1684, %1686) : (tensor<8x256x8x8xi1>, tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1688 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1689 = "stablehlo.reduce"(%1687, %1688) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg568: tensor<f32>, %arg569: tensor<f32>):
      %3228 = "stablehlo.add"(%arg568, %arg569) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3228) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1690 = "stablehlo.reshape"(%1689) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1691 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1692 = "stablehlo.reduce"(%1690, %1691) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg566: tensor<f32>, %arg567: tensor<f32>):
      %3227 = "stablehlo.add"(%arg566, %arg567) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3227) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1693 = "stablehlo.broadcast_in_dim"(%1692) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1694 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1695 = "stablehlo.reduce"(%1693, %1694) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg564: tensor<f32>, %arg565: tensor<f32>):
      %3226 = "stablehlo.add"(%arg564, %arg565) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3226) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1696 = "stablehlo.multiply"(%993, %1687) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1697 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1698 = "stablehlo.reduce"(%1696, %1697) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg562: tensor<f32>, %arg563: tensor<f32>):
      %3225 = "stablehlo.add"(%arg562, %arg563) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3225) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1699 = "stablehlo.reshape"(%1698) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1700 = "stablehlo.broadcast_in_dim"(%1004) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1701 = "stablehlo.multiply"(%1687, %1700) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1702 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1703 = "stablehlo.reduce"(%1699, %1702) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg560: tensor<f32>, %arg561: tensor<f32>):
      %3224 = "stablehlo.add"(%arg560, %arg561) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3224) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1704 = "stablehlo.broadcast_in_dim"(%1703) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1705 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1706 = "stablehlo.reduce"(%1704, %1705) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg558: tensor<f32>, %arg559: tensor<f32>):
      %3223 = "stablehlo.add"(%arg558, %arg559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3223) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1707 = "stablehlo.multiply"(%997, %1706) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1708 = "stablehlo.multiply"(%1706, %arg67) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1709 = "stablehlo.multiply"(%1708, %1001) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1710 = "stablehlo.negate"(%1701) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1711 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1712 = "stablehlo.reduce"(%1710, %1711) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg556: tensor<f32>, %arg557: tensor<f32>):
      %3222 = "stablehlo.add"(%arg556, %arg557) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3222) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1713 = "stablehlo.reshape"(%1712) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1714 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1715 = "stablehlo.reduce"(%1713, %1714) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg554: tensor<f32>, %arg555: tensor<f32>):
      %3221 = "stablehlo.add"(%arg554, %arg555) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3221) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1716 = "stablehlo.broadcast_in_dim"(%1715) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1717 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1718 = "stablehlo.reduce"(%1716, %1717) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg552: tensor<f32>, %arg553: tensor<f32>):
      %3220 = "stablehlo.add"(%arg552, %arg553) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3220) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1719 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1720 = "stablehlo.broadcast_in_dim"(%1719) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1721 = "stablehlo.divide"(%1709, %1720) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1722 = "stablehlo.broadcast_in_dim"(%1721) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1723 = "stablehlo.multiply"(%1722, %984) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1724 = "stablehlo.negate"(%1723) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1725 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1726 = "stablehlo.reduce"(%1724, %1725) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg550: tensor<f32>, %arg551: tensor<f32>):
      %3219 = "stablehlo.add"(%arg550, %arg551) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3219) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1727 = "stablehlo.reshape"(%1726) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1728 = "stablehlo.add"(%1701, %1723) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1729 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1730 = "stablehlo.reduce"(%1727, %1729) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg548: tensor<f32>, %arg549: tensor<f32>):
      %3218 = "stablehlo.add"(%arg548, %arg549) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3218) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1731 = "stablehlo.broadcast_in_dim"(%1730) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1732 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1733 = "stablehlo.reduce"(%1731, %1732) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg546: tensor<f32>, %arg547: tensor<f32>):
      %3217 = "stablehlo.add"(%arg546, %arg547) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3217) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1734 = "stablehlo.add"(%1718, %1733) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1735 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1736 = "stablehlo.broadcast_in_dim"(%1735) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1737 = "stablehlo.divide"(%1734, %1736) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1738 = "stablehlo.broadcast_in_dim"(%1737) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1739 = "stablehlo.add"(%1728, %1738) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1740 = "stablehlo.convolution"(%965, %1739) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<256x256x3x3xf32>
    %1741 = "stablehlo.reverse"(%arg66) <{dimensions = array<i64: 2, 3>}> : (tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %1742 = "stablehlo.convolution"(%1739, %1741) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x256x3x3xf32>) -> tensor<8x256x8x8xf32>
    %1743 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1744 = "stablehlo.broadcast_in_dim"(%1743) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %1745 = "stablehlo.select"(%968, %1742, %1744) : (tensor<8x256x8x8xi1>, tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1746 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1747 = "stablehlo.reduce"(%1745, %1746) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg544: tensor<f32>, %arg545: tensor<f32>):
      %3216 = "stablehlo.add"(%arg544, %arg545) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3216) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1748 = "stablehlo.reshape"(%1747) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1749 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1750 = "stablehlo.reduce"(%1748, %1749) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg542: tensor<f32>, %arg543: tensor<f32>):
      %3215 = "stablehlo.add"(%arg542, %arg543) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3215) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1751 = "stablehlo.broadcast_in_dim"(%1750) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1752 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1753 = "stablehlo.reduce"(%1751, %1752) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg540: tensor<f32>, %arg541: tensor<f32>):
      %3214 = "stablehlo.add"(%arg540, %arg541) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3214) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1754 = "stablehlo.multiply"(%928, %1745) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1755 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1756 = "stablehlo.reduce"(%1754, %1755) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg538: tensor<f32>, %arg539: tensor<f32>):
      %3213 = "stablehlo.add"(%arg538, %arg539) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3213) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1757 = "stablehlo.reshape"(%1756) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1758 = "stablehlo.broadcast_in_dim"(%939) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1759 = "stablehlo.multiply"(%1745, %1758) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1760 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1761 = "stablehlo.reduce"(%1757, %1760) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg536: tensor<f32>, %arg537: tensor<f32>):
      %3212 = "stablehlo.add"(%arg536, %arg537) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3212) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1762 = "stablehlo.broadcast_in_dim"(%1761) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1763 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1764 = "stablehlo.reduce"(%1762, %1763) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg534: tensor<f32>, %arg535: tensor<f32>):
      %3211 = "stablehlo.add"(%arg534, %arg535) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3211) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1765 = "stablehlo.multiply"(%932, %1764) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1766 = "stablehlo.multiply"(%1764, %arg64) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1767 = "stablehlo.multiply"(%1766, %936) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1768 = "stablehlo.negate"(%1759) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1769 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1770 = "stablehlo.reduce"(%1768, %1769) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg532: tensor<f32>, %arg533: tensor<f32>):
      %3210 = "stablehlo.add"(%arg532, %arg533) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3210) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1771 = "stablehlo.reshape"(%1770) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1772 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1773 = "stablehlo.reduce"(%1771, %1772) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg530: tensor<f32>, %arg531: tensor<f32>):
      %3209 = "stablehlo.add"(%arg530, %arg531) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3209) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1774 = "stablehlo.broadcast_in_dim"(%1773) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1775 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1776 = "stablehlo.reduce"(%1774, %1775) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg528: tensor<f32>, %arg529: tensor<f32>):
      %3208 = "stablehlo.add"(%arg528, %arg529) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3208) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1777 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1778 = "stablehlo.broadcast_in_dim"(%1777) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1779 = "stablehlo.divide"(%1767, %1778) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1780 = "stablehlo.broadcast_in_dim"(%1779) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1781 = "stablehlo.multiply"(%1780, %919) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1782 = "stablehlo.negate"(%1781) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1783 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1784 = "stablehlo.reduce"(%1782, %1783) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg526: tensor<f32>, %arg527: tensor<f32>):
      %3207 = "stablehlo.add"(%arg526, %arg527) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3207) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1785 = "stablehlo.reshape"(%1784) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1786 = "stablehlo.add"(%1759, %1781) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1787 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1788 = "stablehlo.reduce"(%1785, %1787) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg524: tensor<f32>, %arg525: tensor<f32>):
      %3206 = "stablehlo.add"(%arg524, %arg525) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3206) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1789 = "stablehlo.broadcast_in_dim"(%1788) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1790 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1791 = "stablehlo.reduce"(%1789, %1790) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg522: tensor<f32>, %arg523: tensor<f32>):
      %3205 = "stablehlo.add"(%arg522, %arg523) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3205) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1792 = "stablehlo.add"(%1776, %1791) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1793 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1794 = "stablehlo.broadcast_in_dim"(%1793) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1795 = "stablehlo.divide"(%1792, %1794) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1796 = "stablehlo.broadcast_in_dim"(%1795) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1797 = "stablehlo.add"(%1786, %1796) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1798 = "stablehlo.convolution"(%900, %1797) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<256x256x3x3xf32>
    %1799 = "stablehlo.reverse"(%arg63) <{dimensions = array<i64: 2, 3>}> : (tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %1800 = "stablehlo.convolution"(%1797, %1799) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x256x3x3xf32>) -> tensor<8x256x8x8xf32>
    %1801 = "stablehlo.add"(%1687, %1800) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1802 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1803 = "stablehlo.broadcast_in_dim"(%1802) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %1804 = "stablehlo.select"(%903, %1801, %1803) : (tensor<8x256x8x8xi1>, tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1805 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1806 = "stablehlo.reduce"(%1804, %1805) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg520: tensor<f32>, %arg521: tensor<f32>):
      %3204 = "stablehlo.add"(%arg520, %arg521) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3204) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1807 = "stablehlo.reshape"(%1806) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1808 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1809 = "stablehlo.reduce"(%1807, %1808) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg518: tensor<f32>, %arg519: tensor<f32>):
      %3203 = "stablehlo.add"(%arg518, %arg519) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3203) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1810 = "stablehlo.broadcast_in_dim"(%1809) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1811 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1812 = "stablehlo.reduce"(%1810, %1811) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg516: tensor<f32>, %arg517: tensor<f32>):
      %3202 = "stablehlo.add"(%arg516, %arg517) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3202) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1813 = "stablehlo.multiply"(%862, %1804) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1814 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1815 = "stablehlo.reduce"(%1813, %1814) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg514: tensor<f32>, %arg515: tensor<f32>):
      %3201 = "stablehlo.add"(%arg514, %arg515) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3201) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1816 = "stablehlo.reshape"(%1815) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1817 = "stablehlo.broadcast_in_dim"(%873) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1818 = "stablehlo.multiply"(%1804, %1817) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1819 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1820 = "stablehlo.reduce"(%1816, %1819) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg512: tensor<f32>, %arg513: tensor<f32>):
      %3200 = "stablehlo.add"(%arg512, %arg513) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3200) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1821 = "stablehlo.broadcast_in_dim"(%1820) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1822 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1823 = "stablehlo.reduce"(%1821, %1822) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg510: tensor<f32>, %arg511: tensor<f32>):
      %3199 = "stablehlo.add"(%arg510, %arg511) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3199) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1824 = "stablehlo.multiply"(%866, %1823) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1825 = "stablehlo.multiply"(%1823, %arg61) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1826 = "stablehlo.multiply"(%1825, %870) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1827 = "stablehlo.negate"(%1818) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1828 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1829 = "stablehlo.reduce"(%1827, %1828) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg508: tensor<f32>, %arg509: tensor<f32>):
      %3198 = "stablehlo.add"(%arg508, %arg509) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3198) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1830 = "stablehlo.reshape"(%1829) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1831 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1832 = "stablehlo.reduce"(%1830, %1831) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg506: tensor<f32>, %arg507: tensor<f32>):
      %3197 = "stablehlo.add"(%arg506, %arg507) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3197) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1833 = "stablehlo.broadcast_in_dim"(%1832) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1834 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1835 = "stablehlo.reduce"(%1833, %1834) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg504: tensor<f32>, %arg505: tensor<f32>):
      %3196 = "stablehlo.add"(%arg504, %arg505) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3196) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1836 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1837 = "stablehlo.broadcast_in_dim"(%1836) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1838 = "stablehlo.divide"(%1826, %1837) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1839 = "stablehlo.broadcast_in_dim"(%1838) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1840 = "stablehlo.multiply"(%1839, %853) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1841 = "stablehlo.negate"(%1840) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1842 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1843 = "stablehlo.reduce"(%1841, %1842) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg502: tensor<f32>, %arg503: tensor<f32>):
      %3195 = "stablehlo.add"(%arg502, %arg503) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3195) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1844 = "stablehlo.reshape"(%1843) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1845 = "stablehlo.add"(%1818, %1840) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1846 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1847 = "stablehlo.reduce"(%1844, %1846) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg500: tensor<f32>, %arg501: tensor<f32>):
      %3194 = "stablehlo.add"(%arg500, %arg501) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3194) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1848 = "stablehlo.broadcast_in_dim"(%1847) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1849 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1850 = "stablehlo.reduce"(%1848, %1849) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg498: tensor<f32>, %arg499: tensor<f32>):
      %3193 = "stablehlo.add"(%arg498, %arg499) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3193) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1851 = "stablehlo.add"(%1835, %1850) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1852 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1853 = "stablehlo.broadcast_in_dim"(%1852) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1854 = "stablehlo.divide"(%1851, %1853) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1855 = "stablehlo.broadcast_in_dim"(%1854) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1856 = "stablehlo.add"(%1845, %1855) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1857 = "stablehlo.convolution"(%710, %1856) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<8x256x8x8xf32>) -> tensor<256x128x1x1xf32>
    %1858 = "stablehlo.reverse"(%arg60) <{dimensions = array<i64: 2, 3>}> : (tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32>
    %1859 = "stablehlo.convolution"(%1856, %1858) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %1860 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1861 = "stablehlo.reduce"(%1804, %1860) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg496: tensor<f32>, %arg497: tensor<f32>):
      %3192 = "stablehlo.add"(%arg496, %arg497) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3192) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1862 = "stablehlo.reshape"(%1861) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1863 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1864 = "stablehlo.reduce"(%1862, %1863) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg494: tensor<f32>, %arg495: tensor<f32>):
      %3191 = "stablehlo.add"(%arg494, %arg495) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3191) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1865 = "stablehlo.broadcast_in_dim"(%1864) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1866 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1867 = "stablehlo.reduce"(%1865, %1866) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg492: tensor<f32>, %arg493: tensor<f32>):
      %3190 = "stablehlo.add"(%arg492, %arg493) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3190) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1868 = "stablehlo.multiply"(%803, %1804) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1869 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1870 = "stablehlo.reduce"(%1868, %1869) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg490: tensor<f32>, %arg491: tensor<f32>):
      %3189 = "stablehlo.add"(%arg490, %arg491) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3189) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1871 = "stablehlo.reshape"(%1870) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1872 = "stablehlo.broadcast_in_dim"(%814) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1873 = "stablehlo.multiply"(%1804, %1872) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1874 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1875 = "stablehlo.reduce"(%1871, %1874) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg488: tensor<f32>, %arg489: tensor<f32>):
      %3188 = "stablehlo.add"(%arg488, %arg489) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3188) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1876 = "stablehlo.broadcast_in_dim"(%1875) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1877 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1878 = "stablehlo.reduce"(%1876, %1877) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg486: tensor<f32>, %arg487: tensor<f32>):
      %3187 = "stablehlo.add"(%arg486, %arg487) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3187) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1879 = "stablehlo.multiply"(%807, %1878) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1880 = "stablehlo.multiply"(%1878, %arg58) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1881 = "stablehlo.multiply"(%1880, %811) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1882 = "stablehlo.negate"(%1873) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1883 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1884 = "stablehlo.reduce"(%1882, %1883) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg484: tensor<f32>, %arg485: tensor<f32>):
      %3186 = "stablehlo.add"(%arg484, %arg485) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3186) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1885 = "stablehlo.reshape"(%1884) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1886 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1887 = "stablehlo.reduce"(%1885, %1886) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg482: tensor<f32>, %arg483: tensor<f32>):
      %3185 = "stablehlo.add"(%arg482, %arg483) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3185) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1888 = "stablehlo.broadcast_in_dim"(%1887) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1889 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1890 = "stablehlo.reduce"(%1888, %1889) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg480: tensor<f32>, %arg481: tensor<f32>):
      %3184 = "stablehlo.add"(%arg480, %arg481) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3184) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1891 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1892 = "stablehlo.broadcast_in_dim"(%1891) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1893 = "stablehlo.divide"(%1881, %1892) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1894 = "stablehlo.broadcast_in_dim"(%1893) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1895 = "stablehlo.multiply"(%1894, %794) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1896 = "stablehlo.negate"(%1895) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1897 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1898 = "stablehlo.reduce"(%1896, %1897) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg478: tensor<f32>, %arg479: tensor<f32>):
      %3183 = "stablehlo.add"(%arg478, %arg479) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3183) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1899 = "stablehlo.reshape"(%1898) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1900 = "stablehlo.add"(%1873, %1895) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1901 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1902 = "stablehlo.reduce"(%1899, %1901) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg476: tensor<f32>, %arg477: tensor<f32>):
      %3182 = "stablehlo.add"(%arg476, %arg477) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3182) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1903 = "stablehlo.broadcast_in_dim"(%1902) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1904 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1905 = "stablehlo.reduce"(%1903, %1904) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg474: tensor<f32>, %arg475: tensor<f32>):
      %3181 = "stablehlo.add"(%arg474, %arg475) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3181) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1906 = "stablehlo.add"(%1890, %1905) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1907 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1908 = "stablehlo.broadcast_in_dim"(%1907) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1909 = "stablehlo.divide"(%1906, %1908) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1910 = "stablehlo.broadcast_in_dim"(%1909) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1911 = "stablehlo.add"(%1900, %1910) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1912 = "stablehlo.convolution"(%775, %1911) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<256x256x3x3xf32>
    %1913 = "stablehlo.reverse"(%arg57) <{dimensions = array<i64: 2, 3>}> : (tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %1914 = "stablehlo.convolution"(%1911, %1913) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x256x3x3xf32>) -> tensor<8x256x8x8xf32>
    %1915 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1916 = "stablehlo.broadcast_in_dim"(%1915) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %1917 = "stablehlo.select"(%778, %1914, %1916) : (tensor<8x256x8x8xi1>, tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1918 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1919 = "stablehlo.reduce"(%1917, %1918) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg472: tensor<f32>, %arg473: tensor<f32>):
      %3180 = "stablehlo.add"(%arg472, %arg473) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3180) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1920 = "stablehlo.reshape"(%1919) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1921 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1922 = "stablehlo.reduce"(%1920, %1921) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg470: tensor<f32>, %arg471: tensor<f32>):
      %3179 = "stablehlo.add"(%arg470, %arg471) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3179) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1923 = "stablehlo.broadcast_in_dim"(%1922) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1924 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1925 = "stablehlo.reduce"(%1923, %1924) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg468: tensor<f32>, %arg469: tensor<f32>):
      %3178 = "stablehlo.add"(%arg468, %arg469) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3178) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1926 = "stablehlo.multiply"(%738, %1917) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1927 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1928 = "stablehlo.reduce"(%1926, %1927) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg466: tensor<f32>, %arg467: tensor<f32>):
      %3177 = "stablehlo.add"(%arg466, %arg467) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3177) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1929 = "stablehlo.reshape"(%1928) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1930 = "stablehlo.broadcast_in_dim"(%749) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x256x1x1xf32>) -> tensor<8x256x8x8xf32>
    %1931 = "stablehlo.multiply"(%1917, %1930) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1932 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1933 = "stablehlo.reduce"(%1929, %1932) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg464: tensor<f32>, %arg465: tensor<f32>):
      %3176 = "stablehlo.add"(%arg464, %arg465) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3176) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1934 = "stablehlo.broadcast_in_dim"(%1933) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1935 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1936 = "stablehlo.reduce"(%1934, %1935) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg462: tensor<f32>, %arg463: tensor<f32>):
      %3175 = "stablehlo.add"(%arg462, %arg463) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3175) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1937 = "stablehlo.multiply"(%742, %1936) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1938 = "stablehlo.multiply"(%1936, %arg55) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1939 = "stablehlo.multiply"(%1938, %746) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1940 = "stablehlo.negate"(%1931) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1941 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1942 = "stablehlo.reduce"(%1940, %1941) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg460: tensor<f32>, %arg461: tensor<f32>):
      %3174 = "stablehlo.add"(%arg460, %arg461) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3174) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1943 = "stablehlo.reshape"(%1942) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1944 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1945 = "stablehlo.reduce"(%1943, %1944) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg458: tensor<f32>, %arg459: tensor<f32>):
      %3173 = "stablehlo.add"(%arg458, %arg459) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3173) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1946 = "stablehlo.broadcast_in_dim"(%1945) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1947 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1948 = "stablehlo.reduce"(%1946, %1947) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg456: tensor<f32>, %arg457: tensor<f32>):
      %3172 = "stablehlo.add"(%arg456, %arg457) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3172) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1949 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1950 = "stablehlo.broadcast_in_dim"(%1949) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1951 = "stablehlo.divide"(%1939, %1950) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1952 = "stablehlo.broadcast_in_dim"(%1951) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1953 = "stablehlo.multiply"(%1952, %729) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1954 = "stablehlo.negate"(%1953) : (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1955 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1956 = "stablehlo.reduce"(%1954, %1955) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg454: tensor<f32>, %arg455: tensor<f32>):
      %3171 = "stablehlo.add"(%arg454, %arg455) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3171) : (tensor<f32>) -> ()
    }) : (tensor<8x256x8x8xf32>, tensor<f32>) -> tensor<256xf32>
    %1957 = "stablehlo.reshape"(%1956) : (tensor<256xf32>) -> tensor<1x256x1x1xf32>
    %1958 = "stablehlo.add"(%1931, %1953) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1959 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1960 = "stablehlo.reduce"(%1957, %1959) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg452: tensor<f32>, %arg453: tensor<f32>):
      %3170 = "stablehlo.add"(%arg452, %arg453) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3170) : (tensor<f32>) -> ()
    }) : (tensor<1x256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1961 = "stablehlo.broadcast_in_dim"(%1960) <{broadcast_dimensions = array<i64: 0>}> : (tensor<256xf32>) -> tensor<256x1x1xf32>
    %1962 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1963 = "stablehlo.reduce"(%1961, %1962) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg450: tensor<f32>, %arg451: tensor<f32>):
      %3169 = "stablehlo.add"(%arg450, %arg451) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3169) : (tensor<f32>) -> ()
    }) : (tensor<256x1x1xf32>, tensor<f32>) -> tensor<256xf32>
    %1964 = "stablehlo.add"(%1948, %1963) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1965 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %1966 = "stablehlo.broadcast_in_dim"(%1965) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1967 = "stablehlo.divide"(%1964, %1966) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1968 = "stablehlo.broadcast_in_dim"(%1967) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf32>) -> tensor<8x256x8x8xf32>
    %1969 = "stablehlo.add"(%1958, %1968) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    %1970 = "stablehlo.convolution"(%710, %1969) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<8x256x8x8xf32>) -> tensor<256x128x3x3xf32>
    %1971 = "stablehlo.reverse"(%arg54) <{dimensions = array<i64: 2, 3>}> : (tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32>
    %1972 = "stablehlo.convolution"(%1969, %1971) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x256x8x8xf32>, tensor<256x128x3x3xf32>) -> tensor<8x128x16x16xf32>
    %1973 = "stablehlo.add"(%1859, %1972) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %1974 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1975 = "stablehlo.broadcast_in_dim"(%1974) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %1976 = "stablehlo.select"(%713, %1973, %1975) : (tensor<8x128x16x16xi1>, tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %1977 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1978 = "stablehlo.reduce"(%1976, %1977) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg448: tensor<f32>, %arg449: tensor<f32>):
      %3168 = "stablehlo.add"(%arg448, %arg449) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3168) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %1979 = "stablehlo.reshape"(%1978) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %1980 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1981 = "stablehlo.reduce"(%1979, %1980) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg446: tensor<f32>, %arg447: tensor<f32>):
      %3167 = "stablehlo.add"(%arg446, %arg447) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3167) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %1982 = "stablehlo.broadcast_in_dim"(%1981) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %1983 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1984 = "stablehlo.reduce"(%1982, %1983) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg444: tensor<f32>, %arg445: tensor<f32>):
      %3166 = "stablehlo.add"(%arg444, %arg445) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3166) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %1985 = "stablehlo.multiply"(%672, %1976) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %1986 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1987 = "stablehlo.reduce"(%1985, %1986) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg442: tensor<f32>, %arg443: tensor<f32>):
      %3165 = "stablehlo.add"(%arg442, %arg443) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3165) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %1988 = "stablehlo.reshape"(%1987) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %1989 = "stablehlo.broadcast_in_dim"(%683) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %1990 = "stablehlo.multiply"(%1976, %1989) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %1991 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1992 = "stablehlo.reduce"(%1988, %1991) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg440: tensor<f32>, %arg441: tensor<f32>):
      %3164 = "stablehlo.add"(%arg440, %arg441) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3164) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %1993 = "stablehlo.broadcast_in_dim"(%1992) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %1994 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1995 = "stablehlo.reduce"(%1993, %1994) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg438: tensor<f32>, %arg439: tensor<f32>):
      %3163 = "stablehlo.add"(%arg438, %arg439) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3163) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %1996 = "stablehlo.multiply"(%676, %1995) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1997 = "stablehlo.multiply"(%1995, %arg52) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1998 = "stablehlo.multiply"(%1997, %680) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1999 = "stablehlo.negate"(%1990) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2000 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2001 = "stablehlo.reduce"(%1999, %2000) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg436: tensor<f32>, %arg437: tensor<f32>):
      %3162 = "stablehlo.add"(%arg436, %arg437) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3162) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2002 = "stablehlo.reshape"(%2001) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2003 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2004 = "stablehlo.reduce"(%2002, %2003) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg434: tensor<f32>, %arg435: tensor<f32>):
      %3161 = "stablehlo.add"(%arg434, %arg435) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3161) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2005 = "stablehlo.broadcast_in_dim"(%2004) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2006 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2007 = "stablehlo.reduce"(%2005, %2006) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg432: tensor<f32>, %arg433: tensor<f32>):
      %3160 = "stablehlo.add"(%arg432, %arg433) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3160) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2008 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2009 = "stablehlo.broadcast_in_dim"(%2008) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2010 = "stablehlo.divide"(%1998, %2009) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2011 = "stablehlo.broadcast_in_dim"(%2010) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2012 = "stablehlo.multiply"(%2011, %663) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2013 = "stablehlo.negate"(%2012) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2014 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2015 = "stablehlo.reduce"(%2013, %2014) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %3159 = "stablehlo.add"(%arg430, %arg431) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3159) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2016 = "stablehlo.reshape"(%2015) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2017 = "stablehlo.add"(%1990, %2012) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2018 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2019 = "stablehlo.reduce"(%2016, %2018) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg428: tensor<f32>, %arg429: tensor<f32>):
      %3158 = "stablehlo.add"(%arg428, %arg429) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3158) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2020 = "stablehlo.broadcast_in_dim"(%2019) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2021 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2022 = "stablehlo.reduce"(%2020, %2021) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg426: tensor<f32>, %arg427: tensor<f32>):
      %3157 = "stablehlo.add"(%arg426, %arg427) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3157) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2023 = "stablehlo.add"(%2007, %2022) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2024 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2025 = "stablehlo.broadcast_in_dim"(%2024) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2026 = "stablehlo.divide"(%2023, %2025) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2027 = "stablehlo.broadcast_in_dim"(%2026) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2028 = "stablehlo.add"(%2017, %2027) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2029 = "stablehlo.convolution"(%644, %2028) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<128x128x3x3xf32>
    %2030 = "stablehlo.reverse"(%arg51) <{dimensions = array<i64: 2, 3>}> : (tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2031 = "stablehlo.convolution"(%2028, %2030) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x128x3x3xf32>) -> tensor<8x128x16x16xf32>
    %2032 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2033 = "stablehlo.broadcast_in_dim"(%2032) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %2034 = "stablehlo.select"(%647, %2031, %2033) : (tensor<8x128x16x16xi1>, tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2035 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2036 = "stablehlo.reduce"(%2034, %2035) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg424: tensor<f32>, %arg425: tensor<f32>):
      %3156 = "stablehlo.add"(%arg424, %arg425) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3156) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2037 = "stablehlo.reshape"(%2036) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2038 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2039 = "stablehlo.reduce"(%2037, %2038) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg422: tensor<f32>, %arg423: tensor<f32>):
      %3155 = "stablehlo.add"(%arg422, %arg423) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3155) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2040 = "stablehlo.broadcast_in_dim"(%2039) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2041 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2042 = "stablehlo.reduce"(%2040, %2041) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg420: tensor<f32>, %arg421: tensor<f32>):
      %3154 = "stablehlo.add"(%arg420, %arg421) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3154) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2043 = "stablehlo.multiply"(%607, %2034) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2044 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2045 = "stablehlo.reduce"(%2043, %2044) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg418: tensor<f32>, %arg419: tensor<f32>):
      %3153 = "stablehlo.add"(%arg418, %arg419) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3153) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2046 = "stablehlo.reshape"(%2045) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2047 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %2048 = "stablehlo.multiply"(%2034, %2047) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2049 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2050 = "stablehlo.reduce"(%2046, %2049) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg416: tensor<f32>, %arg417: tensor<f32>):
      %3152 = "stablehlo.add"(%arg416, %arg417) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3152) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2051 = "stablehlo.broadcast_in_dim"(%2050) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2052 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2053 = "stablehlo.reduce"(%2051, %2052) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg414: tensor<f32>, %arg415: tensor<f32>):
      %3151 = "stablehlo.add"(%arg414, %arg415) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3151) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2054 = "stablehlo.multiply"(%611, %2053) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2055 = "stablehlo.multiply"(%2053, %arg49) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2056 = "stablehlo.multiply"(%2055, %615) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2057 = "stablehlo.negate"(%2048) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2058 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2059 = "stablehlo.reduce"(%2057, %2058) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg412: tensor<f32>, %arg413: tensor<f32>):
      %3150 = "stablehlo.add"(%arg412, %arg413) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3150) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2060 = "stablehlo.reshape"(%2059) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2061 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2062 = "stablehlo.reduce"(%2060, %2061) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg410: tensor<f32>, %arg411: tensor<f32>):
      %3149 = "stablehlo.add"(%arg410, %arg411) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3149) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2063 = "stablehlo.broadcast_in_dim"(%2062) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2064 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2065 = "stablehlo.reduce"(%2063, %2064) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg408: tensor<f32>, %arg409: tensor<f32>):
      %3148 = "stablehlo.add"(%arg408, %arg409) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3148) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2066 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2067 = "stablehlo.broadcast_in_dim"(%2066) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2068 = "stablehlo.divide"(%2056, %2067) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2069 = "stablehlo.broadcast_in_dim"(%2068) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2070 = "stablehlo.multiply"(%2069, %598) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2071 = "stablehlo.negate"(%2070) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2072 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2073 = "stablehlo.reduce"(%2071, %2072) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg406: tensor<f32>, %arg407: tensor<f32>):
      %3147 = "stablehlo.add"(%arg406, %arg407) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3147) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2074 = "stablehlo.reshape"(%2073) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2075 = "stablehlo.add"(%2048, %2070) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2076 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2077 = "stablehlo.reduce"(%2074, %2076) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg404: tensor<f32>, %arg405: tensor<f32>):
      %3146 = "stablehlo.add"(%arg404, %arg405) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3146) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2078 = "stablehlo.broadcast_in_dim"(%2077) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2079 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2080 = "stablehlo.reduce"(%2078, %2079) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg402: tensor<f32>, %arg403: tensor<f32>):
      %3145 = "stablehlo.add"(%arg402, %arg403) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3145) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2081 = "stablehlo.add"(%2065, %2080) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2082 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2083 = "stablehlo.broadcast_in_dim"(%2082) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2084 = "stablehlo.divide"(%2081, %2083) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2085 = "stablehlo.broadcast_in_dim"(%2084) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2086 = "stablehlo.add"(%2075, %2085) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2087 = "stablehlo.convolution"(%579, %2086) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<128x128x3x3xf32>
    %2088 = "stablehlo.reverse"(%arg48) <{dimensions = array<i64: 2, 3>}> : (tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2089 = "stablehlo.convolution"(%2086, %2088) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x128x3x3xf32>) -> tensor<8x128x16x16xf32>
    %2090 = "stablehlo.add"(%1976, %2089) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2091 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2092 = "stablehlo.broadcast_in_dim"(%2091) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %2093 = "stablehlo.select"(%582, %2090, %2092) : (tensor<8x128x16x16xi1>, tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2094 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2095 = "stablehlo.reduce"(%2093, %2094) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg400: tensor<f32>, %arg401: tensor<f32>):
      %3144 = "stablehlo.add"(%arg400, %arg401) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3144) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2096 = "stablehlo.reshape"(%2095) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2097 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2098 = "stablehlo.reduce"(%2096, %2097) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg398: tensor<f32>, %arg399: tensor<f32>):
      %3143 = "stablehlo.add"(%arg398, %arg399) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3143) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2099 = "stablehlo.broadcast_in_dim"(%2098) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2100 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2101 = "stablehlo.reduce"(%2099, %2100) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg396: tensor<f32>, %arg397: tensor<f32>):
      %3142 = "stablehlo.add"(%arg396, %arg397) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3142) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2102 = "stablehlo.multiply"(%541, %2093) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2103 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2104 = "stablehlo.reduce"(%2102, %2103) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg394: tensor<f32>, %arg395: tensor<f32>):
      %3141 = "stablehlo.add"(%arg394, %arg395) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3141) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2105 = "stablehlo.reshape"(%2104) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2106 = "stablehlo.broadcast_in_dim"(%552) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %2107 = "stablehlo.multiply"(%2093, %2106) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2108 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2109 = "stablehlo.reduce"(%2105, %2108) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg392: tensor<f32>, %arg393: tensor<f32>):
      %3140 = "stablehlo.add"(%arg392, %arg393) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3140) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2110 = "stablehlo.broadcast_in_dim"(%2109) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2111 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2112 = "stablehlo.reduce"(%2110, %2111) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg390: tensor<f32>, %arg391: tensor<f32>):
      %3139 = "stablehlo.add"(%arg390, %arg391) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3139) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2113 = "stablehlo.multiply"(%545, %2112) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2114 = "stablehlo.multiply"(%2112, %arg46) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2115 = "stablehlo.multiply"(%2114, %549) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2116 = "stablehlo.negate"(%2107) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2117 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2118 = "stablehlo.reduce"(%2116, %2117) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg388: tensor<f32>, %arg389: tensor<f32>):
      %3138 = "stablehlo.add"(%arg388, %arg389) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3138) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2119 = "stablehlo.reshape"(%2118) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2120 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2121 = "stablehlo.reduce"(%2119, %2120) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg386: tensor<f32>, %arg387: tensor<f32>):
      %3137 = "stablehlo.add"(%arg386, %arg387) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3137) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2122 = "stablehlo.broadcast_in_dim"(%2121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2124 = "stablehlo.reduce"(%2122, %2123) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg384: tensor<f32>, %arg385: tensor<f32>):
      %3136 = "stablehlo.add"(%arg384, %arg385) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3136) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2125 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2126 = "stablehlo.broadcast_in_dim"(%2125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2127 = "stablehlo.divide"(%2115, %2126) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2128 = "stablehlo.broadcast_in_dim"(%2127) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2129 = "stablehlo.multiply"(%2128, %532) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2130 = "stablehlo.negate"(%2129) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2132 = "stablehlo.reduce"(%2130, %2131) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg382: tensor<f32>, %arg383: tensor<f32>):
      %3135 = "stablehlo.add"(%arg382, %arg383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3135) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2133 = "stablehlo.reshape"(%2132) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2134 = "stablehlo.add"(%2107, %2129) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2136 = "stablehlo.reduce"(%2133, %2135) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg380: tensor<f32>, %arg381: tensor<f32>):
      %3134 = "stablehlo.add"(%arg380, %arg381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3134) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2137 = "stablehlo.broadcast_in_dim"(%2136) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2139 = "stablehlo.reduce"(%2137, %2138) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg378: tensor<f32>, %arg379: tensor<f32>):
      %3133 = "stablehlo.add"(%arg378, %arg379) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3133) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2140 = "stablehlo.add"(%2124, %2139) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2141 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2142 = "stablehlo.broadcast_in_dim"(%2141) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2143 = "stablehlo.divide"(%2140, %2142) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2144 = "stablehlo.broadcast_in_dim"(%2143) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2145 = "stablehlo.add"(%2134, %2144) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2146 = "stablehlo.convolution"(%389, %2145) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<8x128x16x16xf32>) -> tensor<128x64x1x1xf32>
    %2147 = "stablehlo.reverse"(%arg45) <{dimensions = array<i64: 2, 3>}> : (tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %2148 = "stablehlo.convolution"(%2145, %2147) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %2149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2150 = "stablehlo.reduce"(%2093, %2149) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg376: tensor<f32>, %arg377: tensor<f32>):
      %3132 = "stablehlo.add"(%arg376, %arg377) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3132) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2151 = "stablehlo.reshape"(%2150) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2153 = "stablehlo.reduce"(%2151, %2152) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg374: tensor<f32>, %arg375: tensor<f32>):
      %3131 = "stablehlo.add"(%arg374, %arg375) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3131) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2154 = "stablehlo.broadcast_in_dim"(%2153) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2155 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2156 = "stablehlo.reduce"(%2154, %2155) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg372: tensor<f32>, %arg373: tensor<f32>):
      %3130 = "stablehlo.add"(%arg372, %arg373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3130) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2157 = "stablehlo.multiply"(%482, %2093) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2159 = "stablehlo.reduce"(%2157, %2158) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg370: tensor<f32>, %arg371: tensor<f32>):
      %3129 = "stablehlo.add"(%arg370, %arg371) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3129) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2160 = "stablehlo.reshape"(%2159) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2161 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %2162 = "stablehlo.multiply"(%2093, %2161) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2164 = "stablehlo.reduce"(%2160, %2163) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg368: tensor<f32>, %arg369: tensor<f32>):
      %3128 = "stablehlo.add"(%arg368, %arg369) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3128) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2165 = "stablehlo.broadcast_in_dim"(%2164) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2167 = "stablehlo.reduce"(%2165, %2166) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg366: tensor<f32>, %arg367: tensor<f32>):
      %3127 = "stablehlo.add"(%arg366, %arg367) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3127) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2168 = "stablehlo.multiply"(%486, %2167) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2169 = "stablehlo.multiply"(%2167, %arg43) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2170 = "stablehlo.multiply"(%2169, %490) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2171 = "stablehlo.negate"(%2162) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2172 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2173 = "stablehlo.reduce"(%2171, %2172) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg364: tensor<f32>, %arg365: tensor<f32>):
      %3126 = "stablehlo.add"(%arg364, %arg365) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3126) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2174 = "stablehlo.reshape"(%2173) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2176 = "stablehlo.reduce"(%2174, %2175) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg362: tensor<f32>, %arg363: tensor<f32>):
      %3125 = "stablehlo.add"(%arg362, %arg363) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3125) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2177 = "stablehlo.broadcast_in_dim"(%2176) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2179 = "stablehlo.reduce"(%2177, %2178) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg360: tensor<f32>, %arg361: tensor<f32>):
      %3124 = "stablehlo.add"(%arg360, %arg361) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3124) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2180 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2181 = "stablehlo.broadcast_in_dim"(%2180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2182 = "stablehlo.divide"(%2170, %2181) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2183 = "stablehlo.broadcast_in_dim"(%2182) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2184 = "stablehlo.multiply"(%2183, %473) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2185 = "stablehlo.negate"(%2184) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2186 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2187 = "stablehlo.reduce"(%2185, %2186) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg358: tensor<f32>, %arg359: tensor<f32>):
      %3123 = "stablehlo.add"(%arg358, %arg359) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3123) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2188 = "stablehlo.reshape"(%2187) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2189 = "stablehlo.add"(%2162, %2184) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2191 = "stablehlo.reduce"(%2188, %2190) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg356: tensor<f32>, %arg357: tensor<f32>):
      %3122 = "stablehlo.add"(%arg356, %arg357) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3122) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2192 = "stablehlo.broadcast_in_dim"(%2191) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2193 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2194 = "stablehlo.reduce"(%2192, %2193) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg354: tensor<f32>, %arg355: tensor<f32>):
      %3121 = "stablehlo.add"(%arg354, %arg355) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3121) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2195 = "stablehlo.add"(%2179, %2194) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2196 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2197 = "stablehlo.broadcast_in_dim"(%2196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2198 = "stablehlo.divide"(%2195, %2197) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2199 = "stablehlo.broadcast_in_dim"(%2198) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2200 = "stablehlo.add"(%2189, %2199) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2201 = "stablehlo.convolution"(%454, %2200) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<128x128x3x3xf32>
    %2202 = "stablehlo.reverse"(%arg42) <{dimensions = array<i64: 2, 3>}> : (tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2203 = "stablehlo.convolution"(%2200, %2202) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x128x3x3xf32>) -> tensor<8x128x16x16xf32>
    %2204 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2205 = "stablehlo.broadcast_in_dim"(%2204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %2206 = "stablehlo.select"(%457, %2203, %2205) : (tensor<8x128x16x16xi1>, tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2207 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2208 = "stablehlo.reduce"(%2206, %2207) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg352: tensor<f32>, %arg353: tensor<f32>):
      %3120 = "stablehlo.add"(%arg352, %arg353) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3120) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2209 = "stablehlo.reshape"(%2208) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2210 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2211 = "stablehlo.reduce"(%2209, %2210) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg350: tensor<f32>, %arg351: tensor<f32>):
      %3119 = "stablehlo.add"(%arg350, %arg351) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3119) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2212 = "stablehlo.broadcast_in_dim"(%2211) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2213 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2214 = "stablehlo.reduce"(%2212, %2213) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg348: tensor<f32>, %arg349: tensor<f32>):
      %3118 = "stablehlo.add"(%arg348, %arg349) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3118) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2215 = "stablehlo.multiply"(%417, %2206) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2216 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2217 = "stablehlo.reduce"(%2215, %2216) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg346: tensor<f32>, %arg347: tensor<f32>):
      %3117 = "stablehlo.add"(%arg346, %arg347) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3117) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2218 = "stablehlo.reshape"(%2217) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2219 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x1xf32>) -> tensor<8x128x16x16xf32>
    %2220 = "stablehlo.multiply"(%2206, %2219) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2221 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2222 = "stablehlo.reduce"(%2218, %2221) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg344: tensor<f32>, %arg345: tensor<f32>):
      %3116 = "stablehlo.add"(%arg344, %arg345) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3116) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2223 = "stablehlo.broadcast_in_dim"(%2222) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2224 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2225 = "stablehlo.reduce"(%2223, %2224) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg342: tensor<f32>, %arg343: tensor<f32>):
      %3115 = "stablehlo.add"(%arg342, %arg343) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3115) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2226 = "stablehlo.multiply"(%421, %2225) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2227 = "stablehlo.multiply"(%2225, %arg40) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2228 = "stablehlo.multiply"(%2227, %425) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2229 = "stablehlo.negate"(%2220) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2230 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2231 = "stablehlo.reduce"(%2229, %2230) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg340: tensor<f32>, %arg341: tensor<f32>):
      %3114 = "stablehlo.add"(%arg340, %arg341) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3114) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2232 = "stablehlo.reshape"(%2231) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2233 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2234 = "stablehlo.reduce"(%2232, %2233) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg338: tensor<f32>, %arg339: tensor<f32>):
      %3113 = "stablehlo.add"(%arg338, %arg339) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3113) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2235 = "stablehlo.broadcast_in_dim"(%2234) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2236 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2237 = "stablehlo.reduce"(%2235, %2236) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg336: tensor<f32>, %arg337: tensor<f32>):
      %3112 = "stablehlo.add"(%arg336, %arg337) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3112) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2238 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2239 = "stablehlo.broadcast_in_dim"(%2238) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2240 = "stablehlo.divide"(%2228, %2239) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2241 = "stablehlo.broadcast_in_dim"(%2240) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2242 = "stablehlo.multiply"(%2241, %408) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2243 = "stablehlo.negate"(%2242) : (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2244 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2245 = "stablehlo.reduce"(%2243, %2244) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg334: tensor<f32>, %arg335: tensor<f32>):
      %3111 = "stablehlo.add"(%arg334, %arg335) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3111) : (tensor<f32>) -> ()
    }) : (tensor<8x128x16x16xf32>, tensor<f32>) -> tensor<128xf32>
    %2246 = "stablehlo.reshape"(%2245) : (tensor<128xf32>) -> tensor<1x128x1x1xf32>
    %2247 = "stablehlo.add"(%2220, %2242) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2248 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2249 = "stablehlo.reduce"(%2246, %2248) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg332: tensor<f32>, %arg333: tensor<f32>):
      %3110 = "stablehlo.add"(%arg332, %arg333) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3110) : (tensor<f32>) -> ()
    }) : (tensor<1x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2250 = "stablehlo.broadcast_in_dim"(%2249) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1x1xf32>
    %2251 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2252 = "stablehlo.reduce"(%2250, %2251) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg330: tensor<f32>, %arg331: tensor<f32>):
      %3109 = "stablehlo.add"(%arg330, %arg331) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3109) : (tensor<f32>) -> ()
    }) : (tensor<128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %2253 = "stablehlo.add"(%2237, %2252) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2254 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2255 = "stablehlo.broadcast_in_dim"(%2254) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2256 = "stablehlo.divide"(%2253, %2255) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2257 = "stablehlo.broadcast_in_dim"(%2256) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<8x128x16x16xf32>
    %2258 = "stablehlo.add"(%2247, %2257) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    %2259 = "stablehlo.convolution"(%389, %2258) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<8x128x16x16xf32>) -> tensor<128x64x3x3xf32>
    %2260 = "stablehlo.reverse"(%arg39) <{dimensions = array<i64: 2, 3>}> : (tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32>
    %2261 = "stablehlo.convolution"(%2258, %2260) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x128x16x16xf32>, tensor<128x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %2262 = "stablehlo.add"(%2148, %2261) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2263 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2264 = "stablehlo.broadcast_in_dim"(%2263) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %2265 = "stablehlo.select"(%392, %2262, %2264) : (tensor<8x64x32x32xi1>, tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2266 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2267 = "stablehlo.reduce"(%2265, %2266) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg328: tensor<f32>, %arg329: tensor<f32>):
      %3108 = "stablehlo.add"(%arg328, %arg329) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3108) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2268 = "stablehlo.reshape"(%2267) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2269 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2270 = "stablehlo.reduce"(%2268, %2269) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg326: tensor<f32>, %arg327: tensor<f32>):
      %3107 = "stablehlo.add"(%arg326, %arg327) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3107) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2271 = "stablehlo.broadcast_in_dim"(%2270) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2272 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2273 = "stablehlo.reduce"(%2271, %2272) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg324: tensor<f32>, %arg325: tensor<f32>):
      %3106 = "stablehlo.add"(%arg324, %arg325) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3106) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2274 = "stablehlo.multiply"(%351, %2265) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2275 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2276 = "stablehlo.reduce"(%2274, %2275) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg322: tensor<f32>, %arg323: tensor<f32>):
      %3105 = "stablehlo.add"(%arg322, %arg323) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3105) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2277 = "stablehlo.reshape"(%2276) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2278 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %2279 = "stablehlo.multiply"(%2265, %2278) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2280 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2281 = "stablehlo.reduce"(%2277, %2280) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg320: tensor<f32>, %arg321: tensor<f32>):
      %3104 = "stablehlo.add"(%arg320, %arg321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3104) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2282 = "stablehlo.broadcast_in_dim"(%2281) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2283 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2284 = "stablehlo.reduce"(%2282, %2283) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg318: tensor<f32>, %arg319: tensor<f32>):
      %3103 = "stablehlo.add"(%arg318, %arg319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3103) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2285 = "stablehlo.multiply"(%355, %2284) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2286 = "stablehlo.multiply"(%2284, %arg37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2287 = "stablehlo.multiply"(%2286, %359) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2288 = "stablehlo.negate"(%2279) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2289 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2290 = "stablehlo.reduce"(%2288, %2289) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg316: tensor<f32>, %arg317: tensor<f32>):
      %3102 = "stablehlo.add"(%arg316, %arg317) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3102) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2291 = "stablehlo.reshape"(%2290) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2292 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2293 = "stablehlo.reduce"(%2291, %2292) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %3101 = "stablehlo.add"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3101) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2294 = "stablehlo.broadcast_in_dim"(%2293) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2295 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2296 = "stablehlo.reduce"(%2294, %2295) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg312: tensor<f32>, %arg313: tensor<f32>):
      %3100 = "stablehlo.add"(%arg312, %arg313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3100) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2297 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2298 = "stablehlo.broadcast_in_dim"(%2297) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2299 = "stablehlo.divide"(%2287, %2298) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2300 = "stablehlo.broadcast_in_dim"(%2299) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2301 = "stablehlo.multiply"(%2300, %342) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2302 = "stablehlo.negate"(%2301) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2303 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2304 = "stablehlo.reduce"(%2302, %2303) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg310: tensor<f32>, %arg311: tensor<f32>):
      %3099 = "stablehlo.add"(%arg310, %arg311) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3099) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2305 = "stablehlo.reshape"(%2304) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2306 = "stablehlo.add"(%2279, %2301) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2307 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2308 = "stablehlo.reduce"(%2305, %2307) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg308: tensor<f32>, %arg309: tensor<f32>):
      %3098 = "stablehlo.add"(%arg308, %arg309) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3098) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2309 = "stablehlo.broadcast_in_dim"(%2308) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2310 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2311 = "stablehlo.reduce"(%2309, %2310) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg306: tensor<f32>, %arg307: tensor<f32>):
      %3097 = "stablehlo.add"(%arg306, %arg307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3097) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2312 = "stablehlo.add"(%2296, %2311) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2313 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2314 = "stablehlo.broadcast_in_dim"(%2313) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2315 = "stablehlo.divide"(%2312, %2314) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2316 = "stablehlo.broadcast_in_dim"(%2315) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2317 = "stablehlo.add"(%2306, %2316) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2318 = "stablehlo.convolution"(%323, %2317) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<64x64x3x3xf32>
    %2319 = "stablehlo.reverse"(%arg36) <{dimensions = array<i64: 2, 3>}> : (tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2320 = "stablehlo.convolution"(%2317, %2319) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %2321 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2322 = "stablehlo.broadcast_in_dim"(%2321) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %2323 = "stablehlo.select"(%326, %2320, %2322) : (tensor<8x64x32x32xi1>, tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2325 = "stablehlo.reduce"(%2323, %2324) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg304: tensor<f32>, %arg305: tensor<f32>):
      %3096 = "stablehlo.add"(%arg304, %arg305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3096) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2326 = "stablehlo.reshape"(%2325) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2327 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2328 = "stablehlo.reduce"(%2326, %2327) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg302: tensor<f32>, %arg303: tensor<f32>):
      %3095 = "stablehlo.add"(%arg302, %arg303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3095) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2329 = "stablehlo.broadcast_in_dim"(%2328) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2330 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2331 = "stablehlo.reduce"(%2329, %2330) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg300: tensor<f32>, %arg301: tensor<f32>):
      %3094 = "stablehlo.add"(%arg300, %arg301) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3094) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2332 = "stablehlo.multiply"(%286, %2323) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2333 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2334 = "stablehlo.reduce"(%2332, %2333) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg298: tensor<f32>, %arg299: tensor<f32>):
      %3093 = "stablehlo.add"(%arg298, %arg299) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3093) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2335 = "stablehlo.reshape"(%2334) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2336 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %2337 = "stablehlo.multiply"(%2323, %2336) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2338 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2339 = "stablehlo.reduce"(%2335, %2338) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %3092 = "stablehlo.add"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3092) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2340 = "stablehlo.broadcast_in_dim"(%2339) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2341 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2342 = "stablehlo.reduce"(%2340, %2341) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %3091 = "stablehlo.add"(%arg294, %arg295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3091) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2343 = "stablehlo.multiply"(%290, %2342) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2344 = "stablehlo.multiply"(%2342, %arg34) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2345 = "stablehlo.multiply"(%2344, %294) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2346 = "stablehlo.negate"(%2337) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2347 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2348 = "stablehlo.reduce"(%2346, %2347) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<f32>):
      %3090 = "stablehlo.add"(%arg292, %arg293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3090) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2349 = "stablehlo.reshape"(%2348) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2350 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2351 = "stablehlo.reduce"(%2349, %2350) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %3089 = "stablehlo.add"(%arg290, %arg291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3089) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2352 = "stablehlo.broadcast_in_dim"(%2351) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2353 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2354 = "stablehlo.reduce"(%2352, %2353) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg288: tensor<f32>, %arg289: tensor<f32>):
      %3088 = "stablehlo.add"(%arg288, %arg289) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3088) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2355 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2356 = "stablehlo.broadcast_in_dim"(%2355) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2357 = "stablehlo.divide"(%2345, %2356) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2358 = "stablehlo.broadcast_in_dim"(%2357) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2359 = "stablehlo.multiply"(%2358, %277) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2360 = "stablehlo.negate"(%2359) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2361 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2362 = "stablehlo.reduce"(%2360, %2361) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %3087 = "stablehlo.add"(%arg286, %arg287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3087) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2363 = "stablehlo.reshape"(%2362) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2364 = "stablehlo.add"(%2337, %2359) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2365 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2366 = "stablehlo.reduce"(%2363, %2365) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %3086 = "stablehlo.add"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3086) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2367 = "stablehlo.broadcast_in_dim"(%2366) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2368 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2369 = "stablehlo.reduce"(%2367, %2368) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg282: tensor<f32>, %arg283: tensor<f32>):
      %3085 = "stablehlo.add"(%arg282, %arg283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3085) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2370 = "stablehlo.add"(%2354, %2369) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2371 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2372 = "stablehlo.broadcast_in_dim"(%2371) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2373 = "stablehlo.divide"(%2370, %2372) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2374 = "stablehlo.broadcast_in_dim"(%2373) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2375 = "stablehlo.add"(%2364, %2374) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2376 = "stablehlo.convolution"(%258, %2375) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<64x64x3x3xf32>
    %2377 = "stablehlo.reverse"(%arg33) <{dimensions = array<i64: 2, 3>}> : (tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2378 = "stablehlo.convolution"(%2375, %2377) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %2379 = "stablehlo.add"(%2265, %2378) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2380 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2381 = "stablehlo.broadcast_in_dim"(%2380) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %2382 = "stablehlo.select"(%261, %2379, %2381) : (tensor<8x64x32x32xi1>, tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2383 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2384 = "stablehlo.reduce"(%2382, %2383) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg280: tensor<f32>, %arg281: tensor<f32>):
      %3084 = "stablehlo.add"(%arg280, %arg281) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3084) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2385 = "stablehlo.reshape"(%2384) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2386 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2387 = "stablehlo.reduce"(%2385, %2386) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg278: tensor<f32>, %arg279: tensor<f32>):
      %3083 = "stablehlo.add"(%arg278, %arg279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3083) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2388 = "stablehlo.broadcast_in_dim"(%2387) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2389 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2390 = "stablehlo.reduce"(%2388, %2389) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg276: tensor<f32>, %arg277: tensor<f32>):
      %3082 = "stablehlo.add"(%arg276, %arg277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3082) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2391 = "stablehlo.multiply"(%220, %2382) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2392 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2393 = "stablehlo.reduce"(%2391, %2392) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg274: tensor<f32>, %arg275: tensor<f32>):
      %3081 = "stablehlo.add"(%arg274, %arg275) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3081) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2394 = "stablehlo.reshape"(%2393) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2395 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %2396 = "stablehlo.multiply"(%2382, %2395) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2397 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2398 = "stablehlo.reduce"(%2394, %2397) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg272: tensor<f32>, %arg273: tensor<f32>):
      %3080 = "stablehlo.add"(%arg272, %arg273) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3080) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2399 = "stablehlo.broadcast_in_dim"(%2398) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2400 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2401 = "stablehlo.reduce"(%2399, %2400) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg270: tensor<f32>, %arg271: tensor<f32>):
      %3079 = "stablehlo.add"(%arg270, %arg271) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3079) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2402 = "stablehlo.multiply"(%224, %2401) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2403 = "stablehlo.multiply"(%2401, %arg31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2404 = "stablehlo.multiply"(%2403, %228) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2405 = "stablehlo.negate"(%2396) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2406 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2407 = "stablehlo.reduce"(%2405, %2406) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg268: tensor<f32>, %arg269: tensor<f32>):
      %3078 = "stablehlo.add"(%arg268, %arg269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3078) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2408 = "stablehlo.reshape"(%2407) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2409 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2410 = "stablehlo.reduce"(%2408, %2409) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg266: tensor<f32>, %arg267: tensor<f32>):
      %3077 = "stablehlo.add"(%arg266, %arg267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3077) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2411 = "stablehlo.broadcast_in_dim"(%2410) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2412 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2413 = "stablehlo.reduce"(%2411, %2412) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg264: tensor<f32>, %arg265: tensor<f32>):
      %3076 = "stablehlo.add"(%arg264, %arg265) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3076) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2414 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2415 = "stablehlo.broadcast_in_dim"(%2414) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2416 = "stablehlo.divide"(%2404, %2415) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2417 = "stablehlo.broadcast_in_dim"(%2416) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2418 = "stablehlo.multiply"(%2417, %211) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2419 = "stablehlo.negate"(%2418) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2420 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2421 = "stablehlo.reduce"(%2419, %2420) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg262: tensor<f32>, %arg263: tensor<f32>):
      %3075 = "stablehlo.add"(%arg262, %arg263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3075) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2422 = "stablehlo.reshape"(%2421) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2423 = "stablehlo.add"(%2396, %2418) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2424 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2425 = "stablehlo.reduce"(%2422, %2424) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg260: tensor<f32>, %arg261: tensor<f32>):
      %3074 = "stablehlo.add"(%arg260, %arg261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3074) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2426 = "stablehlo.broadcast_in_dim"(%2425) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2427 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2428 = "stablehlo.reduce"(%2426, %2427) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg258: tensor<f32>, %arg259: tensor<f32>):
      %3073 = "stablehlo.add"(%arg258, %arg259) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3073) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2429 = "stablehlo.add"(%2413, %2428) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2430 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2431 = "stablehlo.broadcast_in_dim"(%2430) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2432 = "stablehlo.divide"(%2429, %2431) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2433 = "stablehlo.broadcast_in_dim"(%2432) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2434 = "stablehlo.add"(%2423, %2433) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2435 = "stablehlo.convolution"(%192, %2434) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<64x64x3x3xf32>
    %2436 = "stablehlo.reverse"(%arg30) <{dimensions = array<i64: 2, 3>}> : (tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2437 = "stablehlo.convolution"(%2434, %2436) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %2438 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2439 = "stablehlo.broadcast_in_dim"(%2438) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %2440 = "stablehlo.select"(%195, %2437, %2439) : (tensor<8x64x32x32xi1>, tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2441 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2442 = "stablehlo.reduce"(%2440, %2441) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg256: tensor<f32>, %arg257: tensor<f32>):
      %3072 = "stablehlo.add"(%arg256, %arg257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3072) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2443 = "stablehlo.reshape"(%2442) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2444 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2445 = "stablehlo.reduce"(%2443, %2444) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
      %3071 = "stablehlo.add"(%arg254, %arg255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3071) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2446 = "stablehlo.broadcast_in_dim"(%2445) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2447 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2448 = "stablehlo.reduce"(%2446, %2447) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg252: tensor<f32>, %arg253: tensor<f32>):
      %3070 = "stablehlo.add"(%arg252, %arg253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3070) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2449 = "stablehlo.multiply"(%155, %2440) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2450 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2451 = "stablehlo.reduce"(%2449, %2450) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg250: tensor<f32>, %arg251: tensor<f32>):
      %3069 = "stablehlo.add"(%arg250, %arg251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3069) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2452 = "stablehlo.reshape"(%2451) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2453 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %2454 = "stablehlo.multiply"(%2440, %2453) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2455 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2456 = "stablehlo.reduce"(%2452, %2455) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %3068 = "stablehlo.add"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3068) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2457 = "stablehlo.broadcast_in_dim"(%2456) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2458 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2459 = "stablehlo.reduce"(%2457, %2458) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg246: tensor<f32>, %arg247: tensor<f32>):
      %3067 = "stablehlo.add"(%arg246, %arg247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3067) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2460 = "stablehlo.multiply"(%159, %2459) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2461 = "stablehlo.multiply"(%2459, %arg28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2462 = "stablehlo.multiply"(%2461, %163) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2463 = "stablehlo.negate"(%2454) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2464 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2465 = "stablehlo.reduce"(%2463, %2464) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg244: tensor<f32>, %arg245: tensor<f32>):
      %3066 = "stablehlo.add"(%arg244, %arg245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3066) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2466 = "stablehlo.reshape"(%2465) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2467 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2468 = "stablehlo.reduce"(%2466, %2467) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg242: tensor<f32>, %arg243: tensor<f32>):
      %3065 = "stablehlo.add"(%arg242, %arg243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3065) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2469 = "stablehlo.broadcast_in_dim"(%2468) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2470 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2471 = "stablehlo.reduce"(%2469, %2470) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
      %3064 = "stablehlo.add"(%arg240, %arg241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3064) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2472 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2473 = "stablehlo.broadcast_in_dim"(%2472) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2474 = "stablehlo.divide"(%2462, %2473) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2475 = "stablehlo.broadcast_in_dim"(%2474) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2476 = "stablehlo.multiply"(%2475, %146) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2477 = "stablehlo.negate"(%2476) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2478 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2479 = "stablehlo.reduce"(%2477, %2478) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg238: tensor<f32>, %arg239: tensor<f32>):
      %3063 = "stablehlo.add"(%arg238, %arg239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3063) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2480 = "stablehlo.reshape"(%2479) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2481 = "stablehlo.add"(%2454, %2476) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2482 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2483 = "stablehlo.reduce"(%2480, %2482) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg236: tensor<f32>, %arg237: tensor<f32>):
      %3062 = "stablehlo.add"(%arg236, %arg237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3062) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2484 = "stablehlo.broadcast_in_dim"(%2483) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2485 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2486 = "stablehlo.reduce"(%2484, %2485) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg234: tensor<f32>, %arg235: tensor<f32>):
      %3061 = "stablehlo.add"(%arg234, %arg235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3061) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2487 = "stablehlo.add"(%2471, %2486) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2488 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2489 = "stablehlo.broadcast_in_dim"(%2488) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2490 = "stablehlo.divide"(%2487, %2489) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2491 = "stablehlo.broadcast_in_dim"(%2490) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2492 = "stablehlo.add"(%2481, %2491) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2493 = "stablehlo.convolution"(%127, %2492) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<64x64x3x3xf32>
    %2494 = "stablehlo.reverse"(%arg27) <{dimensions = array<i64: 2, 3>}> : (tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2495 = "stablehlo.convolution"(%2492, %2494) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x64x32x32xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x32x32xf32>
    %2496 = "stablehlo.add"(%2382, %2495) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2497 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2498 = "stablehlo.broadcast_in_dim"(%2497) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %2499 = "stablehlo.select"(%130, %2496, %2498) : (tensor<8x64x32x32xi1>, tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2500 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2501 = "stablehlo.reduce"(%2499, %2500) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg232: tensor<f32>, %arg233: tensor<f32>):
      %3060 = "stablehlo.add"(%arg232, %arg233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3060) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2502 = "stablehlo.reshape"(%2501) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2503 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2504 = "stablehlo.reduce"(%2502, %2503) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg230: tensor<f32>, %arg231: tensor<f32>):
      %3059 = "stablehlo.add"(%arg230, %arg231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3059) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2505 = "stablehlo.broadcast_in_dim"(%2504) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2506 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2507 = "stablehlo.reduce"(%2505, %2506) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg228: tensor<f32>, %arg229: tensor<f32>):
      %3058 = "stablehlo.add"(%arg228, %arg229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3058) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2508 = "stablehlo.multiply"(%90, %2499) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2509 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2510 = "stablehlo.reduce"(%2508, %2509) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg226: tensor<f32>, %arg227: tensor<f32>):
      %3057 = "stablehlo.add"(%arg226, %arg227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3057) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2511 = "stablehlo.reshape"(%2510) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2512 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x1xf32>) -> tensor<8x64x32x32xf32>
    %2513 = "stablehlo.multiply"(%2499, %2512) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2514 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2515 = "stablehlo.reduce"(%2511, %2514) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg224: tensor<f32>, %arg225: tensor<f32>):
      %3056 = "stablehlo.add"(%arg224, %arg225) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3056) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2516 = "stablehlo.broadcast_in_dim"(%2515) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2517 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2518 = "stablehlo.reduce"(%2516, %2517) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg222: tensor<f32>, %arg223: tensor<f32>):
      %3055 = "stablehlo.add"(%arg222, %arg223) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3055) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2519 = "stablehlo.multiply"(%94, %2518) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2520 = "stablehlo.multiply"(%2518, %arg25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2521 = "stablehlo.multiply"(%2520, %98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2522 = "stablehlo.negate"(%2513) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2523 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2524 = "stablehlo.reduce"(%2522, %2523) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg220: tensor<f32>, %arg221: tensor<f32>):
      %3054 = "stablehlo.add"(%arg220, %arg221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3054) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2525 = "stablehlo.reshape"(%2524) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2526 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2527 = "stablehlo.reduce"(%2525, %2526) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg218: tensor<f32>, %arg219: tensor<f32>):
      %3053 = "stablehlo.add"(%arg218, %arg219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3053) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2528 = "stablehlo.broadcast_in_dim"(%2527) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2529 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2530 = "stablehlo.reduce"(%2528, %2529) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg216: tensor<f32>, %arg217: tensor<f32>):
      %3052 = "stablehlo.add"(%arg216, %arg217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3052) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2531 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2532 = "stablehlo.broadcast_in_dim"(%2531) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2533 = "stablehlo.divide"(%2521, %2532) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2534 = "stablehlo.broadcast_in_dim"(%2533) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2535 = "stablehlo.multiply"(%2534, %81) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2536 = "stablehlo.negate"(%2535) : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2537 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2538 = "stablehlo.reduce"(%2536, %2537) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg214: tensor<f32>, %arg215: tensor<f32>):
      %3051 = "stablehlo.add"(%arg214, %arg215) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3051) : (tensor<f32>) -> ()
    }) : (tensor<8x64x32x32xf32>, tensor<f32>) -> tensor<64xf32>
    %2539 = "stablehlo.reshape"(%2538) : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %2540 = "stablehlo.add"(%2513, %2535) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2541 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2542 = "stablehlo.reduce"(%2539, %2541) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg212: tensor<f32>, %arg213: tensor<f32>):
      %3050 = "stablehlo.add"(%arg212, %arg213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3050) : (tensor<f32>) -> ()
    }) : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2543 = "stablehlo.broadcast_in_dim"(%2542) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %2544 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2545 = "stablehlo.reduce"(%2543, %2544) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg210: tensor<f32>, %arg211: tensor<f32>):
      %3049 = "stablehlo.add"(%arg210, %arg211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3049) : (tensor<f32>) -> ()
    }) : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %2546 = "stablehlo.add"(%2530, %2545) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2547 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2548 = "stablehlo.broadcast_in_dim"(%2547) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2549 = "stablehlo.divide"(%2546, %2548) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2550 = "stablehlo.broadcast_in_dim"(%2549) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<8x64x32x32xf32>
    %2551 = "stablehlo.add"(%2540, %2550) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    %2552 = "stablehlo.convolution"(%arg208, %2551) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x3x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<64x3x3x3xf32>
    %2553 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2554 = "stablehlo.broadcast_in_dim"(%2553) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x3x3x3xf32>
    %2555 = "stablehlo.multiply"(%2554, %arg146) : (tensor<64x3x3x3xf32>, tensor<64x3x3x3xf32>) -> tensor<64x3x3x3xf32>
    %2556 = "stablehlo.add"(%2555, %2552) : (tensor<64x3x3x3xf32>, tensor<64x3x3x3xf32>) -> tensor<64x3x3x3xf32>
    %2557 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2558 = "stablehlo.broadcast_in_dim"(%2557) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2559 = "stablehlo.multiply"(%2558, %arg147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2560 = "stablehlo.add"(%2559, %2519) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2561 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2562 = "stablehlo.broadcast_in_dim"(%2561) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2563 = "stablehlo.multiply"(%2562, %arg148) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2564 = "stablehlo.add"(%2563, %2507) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2565 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2566 = "stablehlo.broadcast_in_dim"(%2565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2567 = "stablehlo.multiply"(%2566, %arg149) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2568 = "stablehlo.add"(%2567, %2493) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2569 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2570 = "stablehlo.broadcast_in_dim"(%2569) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2571 = "stablehlo.multiply"(%2570, %arg150) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2572 = "stablehlo.add"(%2571, %2460) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2573 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2574 = "stablehlo.broadcast_in_dim"(%2573) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2575 = "stablehlo.multiply"(%2574, %arg151) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2576 = "stablehlo.add"(%2575, %2448) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2577 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2578 = "stablehlo.broadcast_in_dim"(%2577) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2579 = "stablehlo.multiply"(%2578, %arg152) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2580 = "stablehlo.add"(%2579, %2435) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2581 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2582 = "stablehlo.broadcast_in_dim"(%2581) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2583 = "stablehlo.multiply"(%2582, %arg153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2584 = "stablehlo.add"(%2583, %2402) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2585 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2586 = "stablehlo.broadcast_in_dim"(%2585) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2587 = "stablehlo.multiply"(%2586, %arg154) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2588 = "stablehlo.add"(%2587, %2390) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2589 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2590 = "stablehlo.broadcast_in_dim"(%2589) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2591 = "stablehlo.multiply"(%2590, %arg155) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2592 = "stablehlo.add"(%2591, %2376) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2593 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2594 = "stablehlo.broadcast_in_dim"(%2593) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2595 = "stablehlo.multiply"(%2594, %arg156) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2596 = "stablehlo.add"(%2595, %2343) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2597 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2598 = "stablehlo.broadcast_in_dim"(%2597) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2599 = "stablehlo.multiply"(%2598, %arg157) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2600 = "stablehlo.add"(%2599, %2331) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2601 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2602 = "stablehlo.broadcast_in_dim"(%2601) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2603 = "stablehlo.multiply"(%2602, %arg158) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2604 = "stablehlo.add"(%2603, %2318) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2605 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2606 = "stablehlo.broadcast_in_dim"(%2605) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2607 = "stablehlo.multiply"(%2606, %arg159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2608 = "stablehlo.add"(%2607, %2285) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2609 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2610 = "stablehlo.broadcast_in_dim"(%2609) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2611 = "stablehlo.multiply"(%2610, %arg160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2612 = "stablehlo.add"(%2611, %2273) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2613 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2614 = "stablehlo.broadcast_in_dim"(%2613) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x64x3x3xf32>
    %2615 = "stablehlo.multiply"(%2614, %arg161) : (tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32>
    %2616 = "stablehlo.add"(%2615, %2259) : (tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32>
    %2617 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2618 = "stablehlo.broadcast_in_dim"(%2617) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2619 = "stablehlo.multiply"(%2618, %arg162) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2620 = "stablehlo.add"(%2619, %2226) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2621 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2622 = "stablehlo.broadcast_in_dim"(%2621) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2623 = "stablehlo.multiply"(%2622, %arg163) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2624 = "stablehlo.add"(%2623, %2214) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2625 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2626 = "stablehlo.broadcast_in_dim"(%2625) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128x3x3xf32>
    %2627 = "stablehlo.multiply"(%2626, %arg164) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2628 = "stablehlo.add"(%2627, %2201) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2629 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2630 = "stablehlo.broadcast_in_dim"(%2629) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2631 = "stablehlo.multiply"(%2630, %arg165) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2632 = "stablehlo.add"(%2631, %2168) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2633 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2634 = "stablehlo.broadcast_in_dim"(%2633) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2635 = "stablehlo.multiply"(%2634, %arg166) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2636 = "stablehlo.add"(%2635, %2156) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2637 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2638 = "stablehlo.broadcast_in_dim"(%2637) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %2639 = "stablehlo.multiply"(%2638, %arg167) : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %2640 = "stablehlo.add"(%2639, %2146) : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %2641 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2642 = "stablehlo.broadcast_in_dim"(%2641) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2643 = "stablehlo.multiply"(%2642, %arg168) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2644 = "stablehlo.add"(%2643, %2113) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2645 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2646 = "stablehlo.broadcast_in_dim"(%2645) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2647 = "stablehlo.multiply"(%2646, %arg169) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2648 = "stablehlo.add"(%2647, %2101) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2649 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2650 = "stablehlo.broadcast_in_dim"(%2649) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128x3x3xf32>
    %2651 = "stablehlo.multiply"(%2650, %arg170) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2652 = "stablehlo.add"(%2651, %2087) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2653 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2654 = "stablehlo.broadcast_in_dim"(%2653) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2655 = "stablehlo.multiply"(%2654, %arg171) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2656 = "stablehlo.add"(%2655, %2054) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2657 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2658 = "stablehlo.broadcast_in_dim"(%2657) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2659 = "stablehlo.multiply"(%2658, %arg172) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2660 = "stablehlo.add"(%2659, %2042) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2661 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2662 = "stablehlo.broadcast_in_dim"(%2661) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128x3x3xf32>
    %2663 = "stablehlo.multiply"(%2662, %arg173) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2664 = "stablehlo.add"(%2663, %2029) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2665 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2666 = "stablehlo.broadcast_in_dim"(%2665) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2667 = "stablehlo.multiply"(%2666, %arg174) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2668 = "stablehlo.add"(%2667, %1996) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2669 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2670 = "stablehlo.broadcast_in_dim"(%2669) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2671 = "stablehlo.multiply"(%2670, %arg175) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2672 = "stablehlo.add"(%2671, %1984) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2673 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2674 = "stablehlo.broadcast_in_dim"(%2673) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128x3x3xf32>
    %2675 = "stablehlo.multiply"(%2674, %arg176) : (tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32>
    %2676 = "stablehlo.add"(%2675, %1970) : (tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32>
    %2677 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2678 = "stablehlo.broadcast_in_dim"(%2677) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2679 = "stablehlo.multiply"(%2678, %arg177) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2680 = "stablehlo.add"(%2679, %1937) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2681 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2682 = "stablehlo.broadcast_in_dim"(%2681) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2683 = "stablehlo.multiply"(%2682, %arg178) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2684 = "stablehlo.add"(%2683, %1925) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2685 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2686 = "stablehlo.broadcast_in_dim"(%2685) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256x3x3xf32>
    %2687 = "stablehlo.multiply"(%2686, %arg179) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2688 = "stablehlo.add"(%2687, %1912) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2689 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2690 = "stablehlo.broadcast_in_dim"(%2689) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2691 = "stablehlo.multiply"(%2690, %arg180) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2692 = "stablehlo.add"(%2691, %1879) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2693 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2694 = "stablehlo.broadcast_in_dim"(%2693) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2695 = "stablehlo.multiply"(%2694, %arg181) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2696 = "stablehlo.add"(%2695, %1867) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2697 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2698 = "stablehlo.broadcast_in_dim"(%2697) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128x1x1xf32>
    %2699 = "stablehlo.multiply"(%2698, %arg182) : (tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32>
    %2700 = "stablehlo.add"(%2699, %1857) : (tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32>
    %2701 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2702 = "stablehlo.broadcast_in_dim"(%2701) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2703 = "stablehlo.multiply"(%2702, %arg183) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2704 = "stablehlo.add"(%2703, %1824) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2705 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2706 = "stablehlo.broadcast_in_dim"(%2705) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2707 = "stablehlo.multiply"(%2706, %arg184) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2708 = "stablehlo.add"(%2707, %1812) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2709 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2710 = "stablehlo.broadcast_in_dim"(%2709) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256x3x3xf32>
    %2711 = "stablehlo.multiply"(%2710, %arg185) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2712 = "stablehlo.add"(%2711, %1798) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2713 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2714 = "stablehlo.broadcast_in_dim"(%2713) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2715 = "stablehlo.multiply"(%2714, %arg186) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2716 = "stablehlo.add"(%2715, %1765) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2717 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2718 = "stablehlo.broadcast_in_dim"(%2717) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2719 = "stablehlo.multiply"(%2718, %arg187) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2720 = "stablehlo.add"(%2719, %1753) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2721 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2722 = "stablehlo.broadcast_in_dim"(%2721) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256x3x3xf32>
    %2723 = "stablehlo.multiply"(%2722, %arg188) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2724 = "stablehlo.add"(%2723, %1740) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2725 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2726 = "stablehlo.broadcast_in_dim"(%2725) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2727 = "stablehlo.multiply"(%2726, %arg189) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2728 = "stablehlo.add"(%2727, %1707) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2729 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2730 = "stablehlo.broadcast_in_dim"(%2729) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2731 = "stablehlo.multiply"(%2730, %arg190) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2732 = "stablehlo.add"(%2731, %1695) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2733 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2734 = "stablehlo.broadcast_in_dim"(%2733) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x256x3x3xf32>
    %2735 = "stablehlo.multiply"(%2734, %arg191) : (tensor<512x256x3x3xf32>, tensor<512x256x3x3xf32>) -> tensor<512x256x3x3xf32>
    %2736 = "stablehlo.add"(%2735, %1681) : (tensor<512x256x3x3xf32>, tensor<512x256x3x3xf32>) -> tensor<512x256x3x3xf32>
    %2737 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2738 = "stablehlo.broadcast_in_dim"(%2737) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2739 = "stablehlo.multiply"(%2738, %arg192) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2740 = "stablehlo.add"(%2739, %1648) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2741 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2742 = "stablehlo.broadcast_in_dim"(%2741) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2743 = "stablehlo.multiply"(%2742, %arg193) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2744 = "stablehlo.add"(%2743, %1636) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2745 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2746 = "stablehlo.broadcast_in_dim"(%2745) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512x3x3xf32>
    %2747 = "stablehlo.multiply"(%2746, %arg194) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2748 = "stablehlo.add"(%2747, %1623) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2749 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2750 = "stablehlo.broadcast_in_dim"(%2749) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2751 = "stablehlo.multiply"(%2750, %arg195) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2752 = "stablehlo.add"(%2751, %1590) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2753 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2754 = "stablehlo.broadcast_in_dim"(%2753) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2755 = "stablehlo.multiply"(%2754, %arg196) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2756 = "stablehlo.add"(%2755, %1578) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2757 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2758 = "stablehlo.broadcast_in_dim"(%2757) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x256x1x1xf32>
    %2759 = "stablehlo.multiply"(%2758, %arg197) : (tensor<512x256x1x1xf32>, tensor<512x256x1x1xf32>) -> tensor<512x256x1x1xf32>
    %2760 = "stablehlo.add"(%2759, %1568) : (tensor<512x256x1x1xf32>, tensor<512x256x1x1xf32>) -> tensor<512x256x1x1xf32>
    %2761 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2762 = "stablehlo.broadcast_in_dim"(%2761) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2763 = "stablehlo.multiply"(%2762, %arg198) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2764 = "stablehlo.add"(%2763, %1535) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2765 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2766 = "stablehlo.broadcast_in_dim"(%2765) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2767 = "stablehlo.multiply"(%2766, %arg199) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2768 = "stablehlo.add"(%2767, %1523) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2769 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2770 = "stablehlo.broadcast_in_dim"(%2769) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512x3x3xf32>
    %2771 = "stablehlo.multiply"(%2770, %arg200) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2772 = "stablehlo.add"(%2771, %1509) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2773 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2774 = "stablehlo.broadcast_in_dim"(%2773) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2775 = "stablehlo.multiply"(%2774, %arg201) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2776 = "stablehlo.add"(%2775, %1476) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2777 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2778 = "stablehlo.broadcast_in_dim"(%2777) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2779 = "stablehlo.multiply"(%2778, %arg202) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2780 = "stablehlo.add"(%2779, %1464) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2781 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2782 = "stablehlo.broadcast_in_dim"(%2781) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512x3x3xf32>
    %2783 = "stablehlo.multiply"(%2782, %arg203) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2784 = "stablehlo.add"(%2783, %1451) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2785 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2786 = "stablehlo.broadcast_in_dim"(%2785) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2787 = "stablehlo.multiply"(%2786, %arg204) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2788 = "stablehlo.add"(%2787, %1418) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2789 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2790 = "stablehlo.broadcast_in_dim"(%2789) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2791 = "stablehlo.multiply"(%2790, %arg205) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2792 = "stablehlo.add"(%2791, %1406) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2793 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2794 = "stablehlo.broadcast_in_dim"(%2793) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %2795 = "stablehlo.multiply"(%2794, %arg206) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %2796 = "stablehlo.add"(%2795, %1391) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %2797 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2798 = "stablehlo.broadcast_in_dim"(%2797) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %2799 = "stablehlo.multiply"(%2798, %arg207) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %2800 = "stablehlo.add"(%2799, %1387) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %2801 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2802 = "stablehlo.broadcast_in_dim"(%2801) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x3x3x3xf32>
    %2803 = "stablehlo.multiply"(%2802, %2556) : (tensor<64x3x3x3xf32>, tensor<64x3x3x3xf32>) -> tensor<64x3x3x3xf32>
    %2804 = "stablehlo.subtract"(%arg24, %2803) : (tensor<64x3x3x3xf32>, tensor<64x3x3x3xf32>) -> tensor<64x3x3x3xf32>
    %2805 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2806 = "stablehlo.broadcast_in_dim"(%2805) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2807 = "stablehlo.multiply"(%2806, %2560) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2808 = "stablehlo.subtract"(%arg25, %2807) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2809 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2810 = "stablehlo.broadcast_in_dim"(%2809) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2811 = "stablehlo.multiply"(%2810, %2564) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2812 = "stablehlo.subtract"(%arg26, %2811) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2813 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2814 = "stablehlo.broadcast_in_dim"(%2813) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2815 = "stablehlo.multiply"(%2814, %2568) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2816 = "stablehlo.subtract"(%arg27, %2815) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2817 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2818 = "stablehlo.broadcast_in_dim"(%2817) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2819 = "stablehlo.multiply"(%2818, %2572) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2820 = "stablehlo.subtract"(%arg28, %2819) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2821 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2822 = "stablehlo.broadcast_in_dim"(%2821) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2823 = "stablehlo.multiply"(%2822, %2576) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2824 = "stablehlo.subtract"(%arg29, %2823) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2825 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2826 = "stablehlo.broadcast_in_dim"(%2825) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2827 = "stablehlo.multiply"(%2826, %2580) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2828 = "stablehlo.subtract"(%arg30, %2827) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2829 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2830 = "stablehlo.broadcast_in_dim"(%2829) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2831 = "stablehlo.multiply"(%2830, %2584) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2832 = "stablehlo.subtract"(%arg31, %2831) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2833 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2834 = "stablehlo.broadcast_in_dim"(%2833) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2835 = "stablehlo.multiply"(%2834, %2588) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2836 = "stablehlo.subtract"(%arg32, %2835) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2837 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2838 = "stablehlo.broadcast_in_dim"(%2837) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2839 = "stablehlo.multiply"(%2838, %2592) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2840 = "stablehlo.subtract"(%arg33, %2839) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2841 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2842 = "stablehlo.broadcast_in_dim"(%2841) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2843 = "stablehlo.multiply"(%2842, %2596) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2844 = "stablehlo.subtract"(%arg34, %2843) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2845 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2846 = "stablehlo.broadcast_in_dim"(%2845) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2847 = "stablehlo.multiply"(%2846, %2600) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2848 = "stablehlo.subtract"(%arg35, %2847) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2849 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2850 = "stablehlo.broadcast_in_dim"(%2849) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %2851 = "stablehlo.multiply"(%2850, %2604) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2852 = "stablehlo.subtract"(%arg36, %2851) : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %2853 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2854 = "stablehlo.broadcast_in_dim"(%2853) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2855 = "stablehlo.multiply"(%2854, %2608) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2856 = "stablehlo.subtract"(%arg37, %2855) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2857 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2858 = "stablehlo.broadcast_in_dim"(%2857) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2859 = "stablehlo.multiply"(%2858, %2612) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2860 = "stablehlo.subtract"(%arg38, %2859) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2861 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2862 = "stablehlo.broadcast_in_dim"(%2861) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x64x3x3xf32>
    %2863 = "stablehlo.multiply"(%2862, %2616) : (tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32>
    %2864 = "stablehlo.subtract"(%arg39, %2863) : (tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32>
    %2865 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2866 = "stablehlo.broadcast_in_dim"(%2865) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2867 = "stablehlo.multiply"(%2866, %2620) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2868 = "stablehlo.subtract"(%arg40, %2867) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2869 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2870 = "stablehlo.broadcast_in_dim"(%2869) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2871 = "stablehlo.multiply"(%2870, %2624) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2872 = "stablehlo.subtract"(%arg41, %2871) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2873 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2874 = "stablehlo.broadcast_in_dim"(%2873) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128x3x3xf32>
    %2875 = "stablehlo.multiply"(%2874, %2628) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2876 = "stablehlo.subtract"(%arg42, %2875) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2877 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2878 = "stablehlo.broadcast_in_dim"(%2877) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2879 = "stablehlo.multiply"(%2878, %2632) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2880 = "stablehlo.subtract"(%arg43, %2879) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2881 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2882 = "stablehlo.broadcast_in_dim"(%2881) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2883 = "stablehlo.multiply"(%2882, %2636) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2884 = "stablehlo.subtract"(%arg44, %2883) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2885 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2886 = "stablehlo.broadcast_in_dim"(%2885) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %2887 = "stablehlo.multiply"(%2886, %2640) : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %2888 = "stablehlo.subtract"(%arg45, %2887) : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %2889 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2890 = "stablehlo.broadcast_in_dim"(%2889) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2891 = "stablehlo.multiply"(%2890, %2644) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2892 = "stablehlo.subtract"(%arg46, %2891) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2893 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2894 = "stablehlo.broadcast_in_dim"(%2893) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2895 = "stablehlo.multiply"(%2894, %2648) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2896 = "stablehlo.subtract"(%arg47, %2895) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2897 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2898 = "stablehlo.broadcast_in_dim"(%2897) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128x3x3xf32>
    %2899 = "stablehlo.multiply"(%2898, %2652) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2900 = "stablehlo.subtract"(%arg48, %2899) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2901 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2902 = "stablehlo.broadcast_in_dim"(%2901) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2903 = "stablehlo.multiply"(%2902, %2656) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2904 = "stablehlo.subtract"(%arg49, %2903) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2905 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2906 = "stablehlo.broadcast_in_dim"(%2905) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2907 = "stablehlo.multiply"(%2906, %2660) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2908 = "stablehlo.subtract"(%arg50, %2907) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2909 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2910 = "stablehlo.broadcast_in_dim"(%2909) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x128x3x3xf32>
    %2911 = "stablehlo.multiply"(%2910, %2664) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2912 = "stablehlo.subtract"(%arg51, %2911) : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %2913 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2914 = "stablehlo.broadcast_in_dim"(%2913) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2915 = "stablehlo.multiply"(%2914, %2668) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2916 = "stablehlo.subtract"(%arg52, %2915) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2917 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2918 = "stablehlo.broadcast_in_dim"(%2917) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %2919 = "stablehlo.multiply"(%2918, %2672) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2920 = "stablehlo.subtract"(%arg53, %2919) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2921 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2922 = "stablehlo.broadcast_in_dim"(%2921) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128x3x3xf32>
    %2923 = "stablehlo.multiply"(%2922, %2676) : (tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32>
    %2924 = "stablehlo.subtract"(%arg54, %2923) : (tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32>
    %2925 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2926 = "stablehlo.broadcast_in_dim"(%2925) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2927 = "stablehlo.multiply"(%2926, %2680) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2928 = "stablehlo.subtract"(%arg55, %2927) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2929 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2930 = "stablehlo.broadcast_in_dim"(%2929) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2931 = "stablehlo.multiply"(%2930, %2684) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2932 = "stablehlo.subtract"(%arg56, %2931) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2933 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2934 = "stablehlo.broadcast_in_dim"(%2933) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256x3x3xf32>
    %2935 = "stablehlo.multiply"(%2934, %2688) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2936 = "stablehlo.subtract"(%arg57, %2935) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2937 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2938 = "stablehlo.broadcast_in_dim"(%2937) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2939 = "stablehlo.multiply"(%2938, %2692) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2940 = "stablehlo.subtract"(%arg58, %2939) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2941 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2942 = "stablehlo.broadcast_in_dim"(%2941) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2943 = "stablehlo.multiply"(%2942, %2696) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2944 = "stablehlo.subtract"(%arg59, %2943) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2945 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2946 = "stablehlo.broadcast_in_dim"(%2945) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128x1x1xf32>
    %2947 = "stablehlo.multiply"(%2946, %2700) : (tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32>
    %2948 = "stablehlo.subtract"(%arg60, %2947) : (tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32>
    %2949 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2950 = "stablehlo.broadcast_in_dim"(%2949) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2951 = "stablehlo.multiply"(%2950, %2704) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2952 = "stablehlo.subtract"(%arg61, %2951) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2953 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2954 = "stablehlo.broadcast_in_dim"(%2953) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2955 = "stablehlo.multiply"(%2954, %2708) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2956 = "stablehlo.subtract"(%arg62, %2955) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2957 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2958 = "stablehlo.broadcast_in_dim"(%2957) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256x3x3xf32>
    %2959 = "stablehlo.multiply"(%2958, %2712) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2960 = "stablehlo.subtract"(%arg63, %2959) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2961 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2962 = "stablehlo.broadcast_in_dim"(%2961) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2963 = "stablehlo.multiply"(%2962, %2716) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2964 = "stablehlo.subtract"(%arg64, %2963) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2965 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2966 = "stablehlo.broadcast_in_dim"(%2965) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2967 = "stablehlo.multiply"(%2966, %2720) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2968 = "stablehlo.subtract"(%arg65, %2967) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2969 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2970 = "stablehlo.broadcast_in_dim"(%2969) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256x3x3xf32>
    %2971 = "stablehlo.multiply"(%2970, %2724) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2972 = "stablehlo.subtract"(%arg66, %2971) : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %2973 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2974 = "stablehlo.broadcast_in_dim"(%2973) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2975 = "stablehlo.multiply"(%2974, %2728) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2976 = "stablehlo.subtract"(%arg67, %2975) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2977 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2978 = "stablehlo.broadcast_in_dim"(%2977) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %2979 = "stablehlo.multiply"(%2978, %2732) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2980 = "stablehlo.subtract"(%arg68, %2979) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2981 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2982 = "stablehlo.broadcast_in_dim"(%2981) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x256x3x3xf32>
    %2983 = "stablehlo.multiply"(%2982, %2736) : (tensor<512x256x3x3xf32>, tensor<512x256x3x3xf32>) -> tensor<512x256x3x3xf32>
    %2984 = "stablehlo.subtract"(%arg69, %2983) : (tensor<512x256x3x3xf32>, tensor<512x256x3x3xf32>) -> tensor<512x256x3x3xf32>
    %2985 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2986 = "stablehlo.broadcast_in_dim"(%2985) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2987 = "stablehlo.multiply"(%2986, %2740) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2988 = "stablehlo.subtract"(%arg70, %2987) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2989 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2990 = "stablehlo.broadcast_in_dim"(%2989) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2991 = "stablehlo.multiply"(%2990, %2744) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2992 = "stablehlo.subtract"(%arg71, %2991) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2993 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2994 = "stablehlo.broadcast_in_dim"(%2993) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512x3x3xf32>
    %2995 = "stablehlo.multiply"(%2994, %2748) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2996 = "stablehlo.subtract"(%arg72, %2995) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %2997 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %2998 = "stablehlo.broadcast_in_dim"(%2997) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %2999 = "stablehlo.multiply"(%2998, %2752) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3000 = "stablehlo.subtract"(%arg73, %2999) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3001 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3002 = "stablehlo.broadcast_in_dim"(%3001) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3003 = "stablehlo.multiply"(%3002, %2756) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3004 = "stablehlo.subtract"(%arg74, %3003) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3005 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3006 = "stablehlo.broadcast_in_dim"(%3005) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x256x1x1xf32>
    %3007 = "stablehlo.multiply"(%3006, %2760) : (tensor<512x256x1x1xf32>, tensor<512x256x1x1xf32>) -> tensor<512x256x1x1xf32>
    %3008 = "stablehlo.subtract"(%arg75, %3007) : (tensor<512x256x1x1xf32>, tensor<512x256x1x1xf32>) -> tensor<512x256x1x1xf32>
    %3009 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3010 = "stablehlo.broadcast_in_dim"(%3009) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3011 = "stablehlo.multiply"(%3010, %2764) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3012 = "stablehlo.subtract"(%arg76, %3011) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3013 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3014 = "stablehlo.broadcast_in_dim"(%3013) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3015 = "stablehlo.multiply"(%3014, %2768) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3016 = "stablehlo.subtract"(%arg77, %3015) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3017 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3018 = "stablehlo.broadcast_in_dim"(%3017) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512x3x3xf32>
    %3019 = "stablehlo.multiply"(%3018, %2772) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %3020 = "stablehlo.subtract"(%arg78, %3019) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %3021 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3022 = "stablehlo.broadcast_in_dim"(%3021) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3023 = "stablehlo.multiply"(%3022, %2776) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3024 = "stablehlo.subtract"(%arg79, %3023) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3025 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3026 = "stablehlo.broadcast_in_dim"(%3025) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3027 = "stablehlo.multiply"(%3026, %2780) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3028 = "stablehlo.subtract"(%arg80, %3027) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3029 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3030 = "stablehlo.broadcast_in_dim"(%3029) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512x3x3xf32>
    %3031 = "stablehlo.multiply"(%3030, %2784) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %3032 = "stablehlo.subtract"(%arg81, %3031) : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %3033 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3034 = "stablehlo.broadcast_in_dim"(%3033) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3035 = "stablehlo.multiply"(%3034, %2788) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3036 = "stablehlo.subtract"(%arg82, %3035) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3037 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3038 = "stablehlo.broadcast_in_dim"(%3037) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3039 = "stablehlo.multiply"(%3038, %2792) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3040 = "stablehlo.subtract"(%arg83, %3039) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3041 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3042 = "stablehlo.broadcast_in_dim"(%3041) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %3043 = "stablehlo.multiply"(%3042, %2796) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %3044 = "stablehlo.subtract"(%arg84, %3043) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %3045 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %3046 = "stablehlo.broadcast_in_dim"(%3045) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %3047 = "stablehlo.multiply"(%3046, %2800) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %3048 = "stablehlo.subtract"(%arg85, %3047) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    "func.return"(%2804, %2808, %2812, %2816, %2820, %2824, %2828, %2832, %2836, %2840, %2844, %2848, %2852, %2856, %2860, %2864, %2868, %2872, %2876, %2880, %2884, %2888, %2892, %2896, %2900, %2904, %2908, %2912, %2916, %2920, %2924, %2928, %2932, %2936, %2940, %2944, %2948, %2952, %2956, %2960, %2964, %2968, %2972, %2976, %2980, %2984, %2988, %2992, %2996, %3000, %3004, %3008, %3012, %3016, %3020, %3024, %3028, %3032, %3036, %3040, %3044, %3048, %114, %124, %126, %179, %189, %191, %244, %254, %256, %310, %320, %322, %375, %385, %387, %441, %451, %453, %506, %516, %518, %565, %575, %577, %631, %641, %643, %696, %706, %708, %762, %772, %774, %827, %837, %839, %886, %896, %898, %952, %962, %964, %1017, %1027, %1029, %1083, %1093, %1095, %1148, %1158, %1160, %1207, %1217, %1219, %1273, %1283, %1285, %1338, %1348, %1350, %2556, %2560, %2564, %2568, %2572, %2576, %2580, %2584, %2588, %2592, %2596, %2600, %2604, %2608, %2612, %2616, %2620, %2624, %2628, %2632, %2636, %2640, %2644, %2648, %2652, %2656, %2660, %2664, %2668, %2672, %2676, %2680, %2684, %2688, %2692, %2696, %2700, %2704, %2708, %2712, %2716, %2720, %2724, %2728, %2732, %2736, %2740, %2744, %2748, %2752, %2756, %2760, %2764, %2768, %2772, %2776, %2780, %2784, %2788, %2792, %2796, %2800, %1375) : (tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<128xf32>, tensor<128xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<256xf32>, tensor<256xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<8x64x32x32xf32>):
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32x32xf32>
    %67 = "stablehlo.maximum"(%arg23, %66) : (tensor<8x64x32x32xf32>, tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf32>
    "func.return"(%67) : (tensor<8x64x32x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>, res_attrs = [{}], sym_name = "relu_0", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<8x128x16x16xf32>):
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x128x16x16xf32>
    %64 = "stablehlo.maximum"(%arg22, %63) : (tensor<8x128x16x16xf32>, tensor<8x128x16x16xf32>) -> tensor<8x128x16x16xf32>
    "func.return"(%64) : (tensor<8x128x16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>, res_attrs = [{}], sym_name = "relu_1", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<8x256x8x8xf32>):
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x256x8x8xf32>
    %61 = "stablehlo.maximum"(%arg21, %60) : (tensor<8x256x8x8xf32>, tensor<8x256x8x8xf32>) -> tensor<8x256x8x8xf32>
    "func.return"(%61) : (tensor<8x256x8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>, res_attrs = [{}], sym_name = "relu_2", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<8x512x4x4xf32>):
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x512x4x4xf32>
    %58 = "stablehlo.maximum"(%arg20, %57) : (tensor<8x512x4x4xf32>, tensor<8x512x4x4xf32>) -> tensor<8x512x4x4xf32>
    "func.return"(%58) : (tensor<8x512x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x10xf32>) -> (tensor<8x10xf32>, tensor<8x10xf32>, tensor<8x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<8x10xf32>):
    %39 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%arg15, %39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %55 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %43 = "stablehlo.maximum"(%42, %40) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %46 = "stablehlo.subtract"(%arg15, %45) : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    %47 = "stablehlo.exponential"(%46) : (tensor<8x10xf32>) -> tensor<8x10xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %54 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %51 = "stablehlo.log"(%50) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %53 = "stablehlo.subtract"(%46, %52) : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    "func.return"(%53, %47, %50) : (tensor<8x10xf32>, tensor<8x10xf32>, tensor<8x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x10xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<8x10xf32>, %arg12: tensor<8x1xi32>):
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %18 = "stablehlo.compare"(%arg12, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %19 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1xi32>
    %21 = "stablehlo.add"(%arg12, %20) : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %22 = "stablehlo.select"(%18, %21, %arg12) : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %24 = "stablehlo.constant"() <{value = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x1x1xi32>
    %27 = "stablehlo.compare"(%23, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %30 = "stablehlo.compare"(%23, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %31 = "stablehlo.and"(%27, %30) : (tensor<8x1x1xi1>, tensor<8x1x1xi1>) -> tensor<8x1x1xi1>
    %32 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg13: tensor<i1>, %arg14: tensor<i1>):
      %38 = "stablehlo.and"(%arg13, %arg14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }) : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %34 = "stablehlo.gather"(%arg11, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x10xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %35 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1xf32>
    %37 = "stablehlo.select"(%33, %34, %36) : (tensor<8x1xi1>, tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    "func.return"(%37, %23) : (tensor<8x1xf32>, tensor<8x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>, res_attrs = [{}], sym_name = "take_along_axis_3", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<8x1x1xi32>, %arg8: tensor<8x1xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x10xf32>
    %14 = "stablehlo.scatter"(%13, %arg7, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %15 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<8x10xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    "func.return"(%14) : (tensor<8x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x10xf32>, tensor<8x1xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>, res_attrs = [{}], sym_name = "log_softmax_4", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x10xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x10xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<8x10xf32>) -> tensor<8x10xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x10xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    "func.return"(%9) : (tensor<8x10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

