// Written by xla_step_jax.py with JAX 0.10.2.
"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {}, {}], function_type = (tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<i32>, tensor<64x64xf32>, tensor<64xi32>) -> (tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<i32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<512x64xf32>, %arg22: tensor<512xf32>, %arg23: tensor<512x512xf32>, %arg24: tensor<512xf32>, %arg25: tensor<10x512xf32>, %arg26: tensor<10xf32>, %arg27: tensor<512x64xf32>, %arg28: tensor<512xf32>, %arg29: tensor<512x512xf32>, %arg30: tensor<512xf32>, %arg31: tensor<10x512xf32>, %arg32: tensor<10xf32>, %arg33: tensor<512x64xf32>, %arg34: tensor<512xf32>, %arg35: tensor<512x512xf32>, %arg36: tensor<512xf32>, %arg37: tensor<10x512xf32>, %arg38: tensor<10xf32>, %arg39: tensor<i32>, %arg40: tensor<64x64xf32>, %arg41: tensor<64xi32>):
    %59 = "stablehlo.transpose"(%arg21) <{permutation = array<i64: 1, 0>}> : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %60 = "stablehlo.dot_general"(%arg40, %59) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x64xf32>, tensor<64x512xf32>) -> tensor<64x512xf32>
    %61 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<1x512xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x512xf32>) -> tensor<64x512xf32>
    %63 = "stablehlo.add"(%60, %62) : (tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xf32>
    %64 = "func.call"(%63) <{callee = @relu}> : (tensor<64x512xf32>) -> tensor<64x512xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x512xf32>
    %67 = "stablehlo.compare"(%63, %66) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xi1>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x512xf32>
    %70 = "stablehlo.transpose"(%arg23) <{permutation = array<i64: 1, 0>}> : (tensor<512x512xf32>) -> tensor<512x512xf32>
    %71 = "stablehlo.dot_general"(%64, %70) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %72 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64: 1>}> : (tensor<512xf32>) -> tensor<1x512xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x512xf32>) -> tensor<64x512xf32>
    %74 = "stablehlo.add"(%71, %73) : (tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xf32>
    %75 = "func.call"(%74) <{callee = @relu}> : (tensor<64x512xf32>) -> tensor<64x512xf32>
    %76 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x512xf32>
    %78 = "stablehlo.compare"(%74, %77) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xi1>
    %79 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x512xf32>
    %81 = "stablehlo.transpose"(%arg25) <{permutation = array<i64: 1, 0>}> : (tensor<10x512xf32>) -> tensor<512x10xf32>
    %82 = "stablehlo.dot_general"(%75, %81) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x512xf32>, tensor<512x10xf32>) -> tensor<64x10xf32>
    %83 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<64x10xf32>
    %85 = "stablehlo.add"(%82, %84) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %86:3 = "func.call"(%85) <{callee = @log_softmax}> : (tensor<64x10xf32>) -> (tensor<64x10xf32>, tensor<64x10xf32>, tensor<64x1xf32>)
    %87 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xi32>) -> tensor<64x1xi32>
    %88:2 = "func.call"(%86#0, %87) <{callee = @take_along_axis}> : (tensor<64x10xf32>, tensor<64x1xi32>) -> (tensor<64x1xf32>, tensor<64x1x1xi32>)
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce"(%88#0, %89) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %314 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%314) : (tensor<f32>) -> ()
    }) : (tensor<64x1xf32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.divide"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.negate"(%92) : (tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.negate"(%94) : (tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.divide"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x1xf32>
    %99 = "func.call"(%88#1, %98) <{callee = @take_along_axis_0}> : (tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x10xf32>
    %100 = "func.call"(%86#1, %86#2, %99) <{callee = @log_softmax_1}> : (tensor<64x10xf32>, tensor<64x1xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %313 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%313) : (tensor<f32>) -> ()
    }) : (tensor<64x10xf32>, tensor<f32>) -> tensor<10xf32>
    %103 = "stablehlo.reshape"(%102) : (tensor<10xf32>) -> tensor<1x10xf32>
    %104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.reduce"(%103, %104) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %312 = "stablehlo.add"(%arg50, %arg51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%312) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %106 = "stablehlo.dot_general"(%100, %75) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x10xf32>, tensor<64x512xf32>) -> tensor<10x512xf32>
    %107 = "stablehlo.transpose"(%106) <{permutation = array<i64: 1, 0>}> : (tensor<10x512xf32>) -> tensor<512x10xf32>
    %108 = "stablehlo.dot_general"(%100, %81) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x10xf32>, tensor<512x10xf32>) -> tensor<64x512xf32>
    %109 = "stablehlo.transpose"(%107) <{permutation = array<i64: 1, 0>}> : (tensor<512x10xf32>) -> tensor<10x512xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x512xf32>
    %112 = "stablehlo.select"(%78, %108, %111) : (tensor<64x512xi1>, tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %311 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%311) : (tensor<f32>) -> ()
    }) : (tensor<64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<512xf32>) -> tensor<1x512xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%115, %116) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %310 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%310) : (tensor<f32>) -> ()
    }) : (tensor<1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %118 = "stablehlo.dot_general"(%112, %64) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
    %119 = "stablehlo.transpose"(%118) <{permutation = array<i64: 1, 0>}> : (tensor<512x512xf32>) -> tensor<512x512xf32>
    %120 = "stablehlo.dot_general"(%112, %70) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %121 = "stablehlo.transpose"(%119) <{permutation = array<i64: 1, 0>}> : (tensor<512x512xf32>) -> tensor<512x512xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x512xf32>
    %124 = "stablehlo.select"(%67, %120, %123) : (tensor<64x512xi1>, tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xf32>
    %125 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.reduce"(%124, %125) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %309 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%309) : (tensor<f32>) -> ()
    }) : (tensor<64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %127 = "stablehlo.reshape"(%126) : (tensor<512xf32>) -> tensor<1x512xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.reduce"(%127, %128) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %308 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%308) : (tensor<f32>) -> ()
    }) : (tensor<1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %130 = "stablehlo.dot_general"(%124, %arg40) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x512xf32>, tensor<64x64xf32>) -> tensor<512x64xf32>
    %131 = "stablehlo.transpose"(%130) <{permutation = array<i64: 1, 0>}> : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %132 = "stablehlo.transpose"(%131) <{permutation = array<i64: 1, 0>}> : (tensor<64x512xf32>) -> tensor<512x64xf32>
    %133 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %134 = "stablehlo.add"(%arg39, %133) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %135 = "stablehlo.convert"(%134) : (tensor<i32>) -> tensor<f32>
    %136 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.power"(%136, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.subtract"(%138, %137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.convert"(%134) : (tensor<i32>) -> tensor<f32>
    %141 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.power"(%141, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.subtract"(%143, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.sqrt"(%144) : (tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %148 = "stablehlo.multiply"(%147, %arg27) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %149 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %151 = "stablehlo.multiply"(%150, %132) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %152 = "stablehlo.add"(%148, %151) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %153 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %155 = "stablehlo.multiply"(%154, %arg28) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %156 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %158 = "stablehlo.multiply"(%157, %129) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %159 = "stablehlo.add"(%155, %158) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %162 = "stablehlo.multiply"(%161, %arg29) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %163 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %165 = "stablehlo.multiply"(%164, %121) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %166 = "stablehlo.add"(%162, %165) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %167 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %169 = "stablehlo.multiply"(%168, %arg30) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %170 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %172 = "stablehlo.multiply"(%171, %117) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %173 = "stablehlo.add"(%169, %172) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %176 = "stablehlo.multiply"(%175, %arg31) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %177 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %179 = "stablehlo.multiply"(%178, %109) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %180 = "stablehlo.add"(%176, %179) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %181 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %183 = "stablehlo.multiply"(%182, %arg32) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %184 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %186 = "stablehlo.multiply"(%185, %105) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %187 = "stablehlo.add"(%183, %186) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %188 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %190 = "stablehlo.multiply"(%189, %arg33) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %191 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %193 = "stablehlo.multiply"(%192, %132) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %194 = "stablehlo.multiply"(%193, %132) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %195 = "stablehlo.add"(%190, %194) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %196 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %198 = "stablehlo.multiply"(%197, %arg34) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %199 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %201 = "stablehlo.multiply"(%200, %129) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %202 = "stablehlo.multiply"(%201, %129) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %203 = "stablehlo.add"(%198, %202) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %204 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %206 = "stablehlo.multiply"(%205, %arg35) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %207 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %208 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %209 = "stablehlo.multiply"(%208, %121) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %210 = "stablehlo.multiply"(%209, %121) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %211 = "stablehlo.add"(%206, %210) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %212 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %214 = "stablehlo.multiply"(%213, %arg36) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %215 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %217 = "stablehlo.multiply"(%216, %117) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %218 = "stablehlo.multiply"(%217, %117) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %219 = "stablehlo.add"(%214, %218) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %220 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %222 = "stablehlo.multiply"(%221, %arg37) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %223 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %225 = "stablehlo.multiply"(%224, %109) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %226 = "stablehlo.multiply"(%225, %109) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %227 = "stablehlo.add"(%222, %226) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %228 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %230 = "stablehlo.multiply"(%229, %arg38) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %231 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %233 = "stablehlo.multiply"(%232, %105) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %234 = "stablehlo.multiply"(%233, %105) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %235 = "stablehlo.add"(%230, %234) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %236 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %237 = "stablehlo.divide"(%236, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %239 = "stablehlo.multiply"(%238, %152) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %240 = "stablehlo.sqrt"(%195) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %241 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %242 = "stablehlo.divide"(%240, %241) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %243 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %245 = "stablehlo.add"(%242, %244) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %246 = "stablehlo.divide"(%239, %245) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %247 = "stablehlo.subtract"(%arg21, %246) : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
    %248 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.divide"(%248, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %251 = "stablehlo.multiply"(%250, %159) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %252 = "stablehlo.sqrt"(%203) : (tensor<512xf32>) -> tensor<512xf32>
    %253 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %254 = "stablehlo.divide"(%252, %253) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %255 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %257 = "stablehlo.add"(%254, %256) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %258 = "stablehlo.divide"(%251, %257) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %259 = "stablehlo.subtract"(%arg22, %258) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %260 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %261 = "stablehlo.divide"(%260, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %263 = "stablehlo.multiply"(%262, %166) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %264 = "stablehlo.sqrt"(%211) : (tensor<512x512xf32>) -> tensor<512x512xf32>
    %265 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %266 = "stablehlo.divide"(%264, %265) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %267 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %269 = "stablehlo.add"(%266, %268) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %270 = "stablehlo.divide"(%263, %269) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %271 = "stablehlo.subtract"(%arg23, %270) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %272 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.divide"(%272, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %275 = "stablehlo.multiply"(%274, %173) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %276 = "stablehlo.sqrt"(%219) : (tensor<512xf32>) -> tensor<512xf32>
    %277 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %278 = "stablehlo.divide"(%276, %277) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %279 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %281 = "stablehlo.add"(%278, %280) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %282 = "stablehlo.divide"(%275, %281) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %283 = "stablehlo.subtract"(%arg24, %282) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %284 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %285 = "stablehlo.divide"(%284, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %287 = "stablehlo.multiply"(%286, %180) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %288 = "stablehlo.sqrt"(%227) : (tensor<10x512xf32>) -> tensor<10x512xf32>
    %289 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %290 = "stablehlo.divide"(%288, %289) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %291 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x512xf32>
    %293 = "stablehlo.add"(%290, %292) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %294 = "stablehlo.divide"(%287, %293) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %295 = "stablehlo.subtract"(%arg25, %294) : (tensor<10x512xf32>, tensor<10x512xf32>) -> tensor<10x512xf32>
    %296 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %297 = "stablehlo.divide"(%296, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %299 = "stablehlo.multiply"(%298, %187) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %300 = "stablehlo.sqrt"(%235) : (tensor<10xf32>) -> tensor<10xf32>
    %301 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %302 = "stablehlo.divide"(%300, %301) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %303 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %305 = "stablehlo.add"(%302, %304) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %306 = "stablehlo.divide"(%299, %305) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %307 = "stablehlo.subtract"(%arg26, %306) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    "func.return"(%247, %259, %271, %283, %295, %307, %152, %159, %166, %173, %180, %187, %195, %203, %211, %219, %227, %235, %134, %93) : (tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<512x64xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<10x512xf32>, tensor<10xf32>, tensor<i32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64x512xf32>) -> tensor<64x512xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<64x512xf32>):
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x512xf32>
    %58 = "stablehlo.maximum"(%arg20, %57) : (tensor<64x512xf32>, tensor<64x512xf32>) -> tensor<64x512xf32>
    "func.return"(%58) : (tensor<64x512xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64x10xf32>) -> (tensor<64x10xf32>, tensor<64x10xf32>, tensor<64x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<64x10xf32>):
    %39 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%arg15, %39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %55 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %43 = "stablehlo.maximum"(%42, %40) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<64x1xf32>) -> tensor<64x10xf32>
    %46 = "stablehlo.subtract"(%arg15, %45) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %47 = "stablehlo.exponential"(%46) : (tensor<64x10xf32>) -> tensor<64x10xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %54 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1xf32>
    %51 = "stablehlo.log"(%50) : (tensor<64x1xf32>) -> tensor<64x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<64x1xf32>) -> tensor<64x10xf32>
    %53 = "stablehlo.subtract"(%46, %52) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    "func.return"(%53, %47, %50) : (tensor<64x10xf32>, tensor<64x10xf32>, tensor<64x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64x10xf32>, tensor<64x1xi32>) -> (tensor<64x1xf32>, tensor<64x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<64x10xf32>, %arg12: tensor<64x1xi32>):
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x1xi32>
    %18 = "stablehlo.compare"(%arg12, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %19 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x1xi32>
    %21 = "stablehlo.add"(%arg12, %20) : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi32>
    %22 = "stablehlo.select"(%18, %21, %arg12) : (tensor<64x1xi1>, tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    %24 = "stablehlo.constant"() <{value = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x1x1xi32>
    %27 = "stablehlo.compare"(%23, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<64x1x1xi32>
    %30 = "stablehlo.compare"(%23, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %31 = "stablehlo.and"(%27, %30) : (tensor<64x1x1xi1>, tensor<64x1x1xi1>) -> tensor<64x1x1xi1>
    %32 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg13: tensor<i1>, %arg14: tensor<i1>):
      %38 = "stablehlo.and"(%arg13, %arg14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }) : (tensor<64x1x1xi1>, tensor<i1>) -> tensor<64x1xi1>
    %34 = "stablehlo.gather"(%arg11, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x10xf32>, tensor<64x1x1xi32>) -> tensor<64x1xf32>
    %35 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x1xf32>
    %37 = "stablehlo.select"(%33, %34, %36) : (tensor<64x1xi1>, tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
    "func.return"(%37, %23) : (tensor<64x1xf32>, tensor<64x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x10xf32>, res_attrs = [{}], sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<64x1x1xi32>, %arg8: tensor<64x1xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x10xf32>
    %14 = "stablehlo.scatter"(%13, %arg7, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %15 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<64x10xf32>, tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x10xf32>
    "func.return"(%14) : (tensor<64x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64x10xf32>, tensor<64x1xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>, res_attrs = [{}], sym_name = "log_softmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64x10xf32>, %arg1: tensor<64x1xf32>, %arg2: tensor<64x10xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<64x10xf32>) -> tensor<64x10xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<64xf32>) -> tensor<64x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x10xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    "func.return"(%9) : (tensor<64x10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

