// Written by xla_step_jax.py with JAX 0.10.2.
"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {tf.aliasing_output = 19 : i32}, {}, {}], function_type = (tensor<6x1x5x5xf32>, tensor<6xf32>, tensor<16x6x5x5xf32>, tensor<16xf32>, tensor<120x400xf32>, tensor<120xf32>, tensor<84x120xf32>, tensor<84xf32>, tensor<10x84xf32>, tensor<10xf32>, tensor<6x1x5x5xf32>, tensor<6xf32>, tensor<16x6x5x5xf32>, tensor<16xf32>, tensor<120x400xf32>, tensor<120xf32>, tensor<84x120xf32>, tensor<84xf32>, tensor<10x84xf32>, tensor<10xf32>, tensor<64x1x28x28xf32>, tensor<64xi32>) -> (tensor<6x1x5x5xf32>, tensor<6xf32>, tensor<16x6x5x5xf32>, tensor<16xf32>, tensor<120x400xf32>, tensor<120xf32>, tensor<84x120xf32>, tensor<84xf32>, tensor<10x84xf32>, tensor<10xf32>, tensor<6x1x5x5xf32>, tensor<6xf32>, tensor<16x6x5x5xf32>, tensor<16xf32>, tensor<120x400xf32>, tensor<120xf32>, tensor<84x120xf32>, tensor<84xf32>, tensor<10x84xf32>, tensor<10xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<6x1x5x5xf32>, %arg25: tensor<6xf32>, %arg26: tensor<16x6x5x5xf32>, %arg27: tensor<16xf32>, %arg28: tensor<120x400xf32>, %arg29: tensor<120xf32>, %arg30: tensor<84x120xf32>, %arg31: tensor<84xf32>, %arg32: tensor<10x84xf32>, %arg33: tensor<10xf32>, %arg34: tensor<6x1x5x5xf32>, %arg35: tensor<6xf32>, %arg36: tensor<16x6x5x5xf32>, %arg37: tensor<16xf32>, %arg38: tensor<120x400xf32>, %arg39: tensor<120xf32>, %arg40: tensor<84x120xf32>, %arg41: tensor<84xf32>, %arg42: tensor<10x84xf32>, %arg43: tensor<10xf32>, %arg44: tensor<64x1x28x28xf32>, %arg45: tensor<64xi32>):
    %68 = "stablehlo.convolution"(%arg44, %arg24) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<2> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<64x1x28x28xf32>, tensor<6x1x5x5xf32>) -> tensor<64x6x28x28xf32>
    %69 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1x1xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<6x1x1xf32>) -> tensor<1x6x1x1xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x1xf32>) -> tensor<64x6x28x28xf32>
    %72 = "stablehlo.add"(%68, %71) : (tensor<64x6x28x28xf32>, tensor<64x6x28x28xf32>) -> tensor<64x6x28x28xf32>
    %73 = "func.call"(%72) <{callee = @relu}> : (tensor<64x6x28x28xf32>) -> tensor<64x6x28x28xf32>
    %74 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x6x28x28xf32>
    %76 = "stablehlo.compare"(%72, %75) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64x6x28x28xf32>, tensor<64x6x28x28xf32>) -> tensor<64x6x28x28xi1>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x6x28x28xf32>
    %79 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.reduce_window"(%73, %80) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %307 = "stablehlo.maximum"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%307) : (tensor<f32>) -> ()
    }) : (tensor<64x6x28x28xf32>, tensor<f32>) -> tensor<64x6x14x14xf32>
    %82 = "stablehlo.convolution"(%81, %arg26) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<64x6x14x14xf32>, tensor<16x6x5x5xf32>) -> tensor<64x16x10x10xf32>
    %83 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x16x1x1xf32>) -> tensor<64x16x10x10xf32>
    %86 = "stablehlo.add"(%82, %85) : (tensor<64x16x10x10xf32>, tensor<64x16x10x10xf32>) -> tensor<64x16x10x10xf32>
    %87 = "func.call"(%86) <{callee = @relu_0}> : (tensor<64x16x10x10xf32>) -> tensor<64x16x10x10xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x16x10x10xf32>
    %90 = "stablehlo.compare"(%86, %89) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64x16x10x10xf32>, tensor<64x16x10x10xf32>) -> tensor<64x16x10x10xi1>
    %91 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x16x10x10xf32>
    %93 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.reduce_window"(%87, %94) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %306 = "stablehlo.maximum"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%306) : (tensor<f32>) -> ()
    }) : (tensor<64x16x10x10xf32>, tensor<f32>) -> tensor<64x16x5x5xf32>
    %96 = "stablehlo.reshape"(%95) : (tensor<64x16x5x5xf32>) -> tensor<64x400xf32>
    %97 = "stablehlo.transpose"(%arg28) <{permutation = array<i64: 1, 0>}> : (tensor<120x400xf32>) -> tensor<400x120xf32>
    %98 = "stablehlo.dot_general"(%96, %97) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x400xf32>, tensor<400x120xf32>) -> tensor<64x120xf32>
    %99 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 1>}> : (tensor<120xf32>) -> tensor<1x120xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x120xf32>) -> tensor<64x120xf32>
    %101 = "stablehlo.add"(%98, %100) : (tensor<64x120xf32>, tensor<64x120xf32>) -> tensor<64x120xf32>
    %102 = "func.call"(%101) <{callee = @relu_1}> : (tensor<64x120xf32>) -> tensor<64x120xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x120xf32>
    %105 = "stablehlo.compare"(%101, %104) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64x120xf32>, tensor<64x120xf32>) -> tensor<64x120xi1>
    %106 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x120xf32>
    %108 = "stablehlo.transpose"(%arg30) <{permutation = array<i64: 1, 0>}> : (tensor<84x120xf32>) -> tensor<120x84xf32>
    %109 = "stablehlo.dot_general"(%102, %108) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x120xf32>, tensor<120x84xf32>) -> tensor<64x84xf32>
    %110 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64: 1>}> : (tensor<84xf32>) -> tensor<1x84xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x84xf32>) -> tensor<64x84xf32>
    %112 = "stablehlo.add"(%109, %111) : (tensor<64x84xf32>, tensor<64x84xf32>) -> tensor<64x84xf32>
    %113 = "func.call"(%112) <{callee = @relu_2}> : (tensor<64x84xf32>) -> tensor<64x84xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x84xf32>
    %116 = "stablehlo.compare"(%112, %115) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64x84xf32>, tensor<64x84xf32>) -> tensor<64x84xi1>
    %117 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x84xf32>
    %119 = "stablehlo.transpose"(%arg32) <{permutation = array<i64: 1, 0>}> : (tensor<10x84xf32>) -> tensor<84x10xf32>
    %120 = "stablehlo.dot_general"(%113, %119) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x84xf32>, tensor<84x10xf32>) -> tensor<64x10xf32>
    %121 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<64x10xf32>
    %123 = "stablehlo.add"(%120, %122) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %124:3 = "func.call"(%123) <{callee = @log_softmax}> : (tensor<64x10xf32>) -> (tensor<64x10xf32>, tensor<64x10xf32>, tensor<64x1xf32>)
    %125 = "stablehlo.broadcast_in_dim"(%arg45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xi32>) -> tensor<64x1xi32>
    %126:2 = "func.call"(%124#0, %125) <{callee = @take_along_axis}> : (tensor<64x10xf32>, tensor<64x1xi32>) -> (tensor<64x1xf32>, tensor<64x1x1xi32>)
    %127 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.reduce"(%126#0, %127) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %305 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%305) : (tensor<f32>) -> ()
    }) : (tensor<64x1xf32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.divide"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.negate"(%130) : (tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.negate"(%132) : (tensor<f32>) -> tensor<f32>
    %134 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.divide"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x1xf32>
    %137 = "func.call"(%126#1, %136) <{callee = @take_along_axis_3}> : (tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x10xf32>
    %138 = "func.call"(%124#1, %124#2, %137) <{callee = @log_softmax_4}> : (tensor<64x10xf32>, tensor<64x1xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.reduce"(%138, %139) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %304 = "stablehlo.add"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%304) : (tensor<f32>) -> ()
    }) : (tensor<64x10xf32>, tensor<f32>) -> tensor<10xf32>
    %141 = "stablehlo.reshape"(%140) : (tensor<10xf32>) -> tensor<1x10xf32>
    %142 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.reduce"(%141, %142) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %303 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%303) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %144 = "stablehlo.dot_general"(%138, %113) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x10xf32>, tensor<64x84xf32>) -> tensor<10x84xf32>
    %145 = "stablehlo.transpose"(%144) <{permutation = array<i64: 1, 0>}> : (tensor<10x84xf32>) -> tensor<84x10xf32>
    %146 = "stablehlo.dot_general"(%138, %119) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x10xf32>, tensor<84x10xf32>) -> tensor<64x84xf32>
    %147 = "stablehlo.transpose"(%145) <{permutation = array<i64: 1, 0>}> : (tensor<84x10xf32>) -> tensor<10x84xf32>
    %148 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x84xf32>
    %150 = "stablehlo.select"(%116, %146, %149) : (tensor<64x84xi1>, tensor<64x84xf32>, tensor<64x84xf32>) -> tensor<64x84xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.reduce"(%150, %151) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %302 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%302) : (tensor<f32>) -> ()
    }) : (tensor<64x84xf32>, tensor<f32>) -> tensor<84xf32>
    %153 = "stablehlo.reshape"(%152) : (tensor<84xf32>) -> tensor<1x84xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.reduce"(%153, %154) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %301 = "stablehlo.add"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%301) : (tensor<f32>) -> ()
    }) : (tensor<1x84xf32>, tensor<f32>) -> tensor<84xf32>
    %156 = "stablehlo.dot_general"(%150, %102) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x84xf32>, tensor<64x120xf32>) -> tensor<84x120xf32>
    %157 = "stablehlo.transpose"(%156) <{permutation = array<i64: 1, 0>}> : (tensor<84x120xf32>) -> tensor<120x84xf32>
    %158 = "stablehlo.dot_general"(%150, %108) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x84xf32>, tensor<120x84xf32>) -> tensor<64x120xf32>
    %159 = "stablehlo.transpose"(%157) <{permutation = array<i64: 1, 0>}> : (tensor<120x84xf32>) -> tensor<84x120xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x120xf32>
    %162 = "stablehlo.select"(%105, %158, %161) : (tensor<64x120xi1>, tensor<64x120xf32>, tensor<64x120xf32>) -> tensor<64x120xf32>
    %163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.reduce"(%162, %163) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %300 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%300) : (tensor<f32>) -> ()
    }) : (tensor<64x120xf32>, tensor<f32>) -> tensor<120xf32>
    %165 = "stablehlo.reshape"(%164) : (tensor<120xf32>) -> tensor<1x120xf32>
    %166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.reduce"(%165, %166) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %299 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%299) : (tensor<f32>) -> ()
    }) : (tensor<1x120xf32>, tensor<f32>) -> tensor<120xf32>
    %168 = "stablehlo.dot_general"(%162, %96) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x120xf32>, tensor<64x400xf32>) -> tensor<120x400xf32>
    %169 = "stablehlo.transpose"(%168) <{permutation = array<i64: 1, 0>}> : (tensor<120x400xf32>) -> tensor<400x120xf32>
    %170 = "stablehlo.dot_general"(%162, %97) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x120xf32>, tensor<400x120xf32>) -> tensor<64x400xf32>
    %171 = "stablehlo.transpose"(%169) <{permutation = array<i64: 1, 0>}> : (tensor<400x120xf32>) -> tensor<120x400xf32>
    %172 = "stablehlo.reshape"(%170) : (tensor<64x400xf32>) -> tensor<64x16x5x5xf32>
    %173 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.pad"(%87, %173) <{edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<64x16x10x10xf32>, tensor<f32>) -> tensor<64x16x10x10xf32>
    %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.select_and_scatter"(%174, %172, %175) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %298 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%298) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %297 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%297) : (tensor<f32>) -> ()
    }) : (tensor<64x16x10x10xf32>, tensor<64x16x5x5xf32>, tensor<f32>) -> tensor<64x16x10x10xf32>
    %177 = "stablehlo.slice"(%176) <{limit_indices = array<i64: 64, 16, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<64x16x10x10xf32>) -> tensor<64x16x10x10xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x16x10x10xf32>
    %180 = "stablehlo.select"(%90, %177, %179) : (tensor<64x16x10x10xi1>, tensor<64x16x10x10xf32>, tensor<64x16x10x10xf32>) -> tensor<64x16x10x10xf32>
    %181 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.reduce"(%180, %181) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %296 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%296) : (tensor<f32>) -> ()
    }) : (tensor<64x16x10x10xf32>, tensor<f32>) -> tensor<16xf32>
    %183 = "stablehlo.reshape"(%182) : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %184 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.reduce"(%183, %184) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %295 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%295) : (tensor<f32>) -> ()
    }) : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %187 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %188 = "stablehlo.reduce"(%186, %187) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %294 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%294) : (tensor<f32>) -> ()
    }) : (tensor<16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %189 = "stablehlo.convolution"(%81, %180) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<64x6x14x14xf32>, tensor<64x16x10x10xf32>) -> tensor<16x6x5x5xf32>
    %190 = "stablehlo.reverse"(%arg26) <{dimensions = array<i64: 2, 3>}> : (tensor<16x6x5x5xf32>) -> tensor<16x6x5x5xf32>
    %191 = "stablehlo.convolution"(%180, %190) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<4> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<64x16x10x10xf32>, tensor<16x6x5x5xf32>) -> tensor<64x6x14x14xf32>
    %192 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %193 = "stablehlo.pad"(%73, %192) <{edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<64x6x28x28xf32>, tensor<f32>) -> tensor<64x6x28x28xf32>
    %194 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.select_and_scatter"(%193, %191, %194) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %293 = "stablehlo.compare"(%arg54, %arg55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%293) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %292 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%292) : (tensor<f32>) -> ()
    }) : (tensor<64x6x28x28xf32>, tensor<64x6x14x14xf32>, tensor<f32>) -> tensor<64x6x28x28xf32>
    %196 = "stablehlo.slice"(%195) <{limit_indices = array<i64: 64, 6, 28, 28>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<64x6x28x28xf32>) -> tensor<64x6x28x28xf32>
    %197 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x6x28x28xf32>
    %199 = "stablehlo.select"(%76, %196, %198) : (tensor<64x6x28x28xi1>, tensor<64x6x28x28xf32>, tensor<64x6x28x28xf32>) -> tensor<64x6x28x28xf32>
    %200 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.reduce"(%199, %200) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %291 = "stablehlo.add"(%arg50, %arg51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%291) : (tensor<f32>) -> ()
    }) : (tensor<64x6x28x28xf32>, tensor<f32>) -> tensor<6xf32>
    %202 = "stablehlo.reshape"(%201) : (tensor<6xf32>) -> tensor<1x6x1x1xf32>
    %203 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.reduce"(%202, %203) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %290 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%290) : (tensor<f32>) -> ()
    }) : (tensor<1x6x1x1xf32>, tensor<f32>) -> tensor<6xf32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1x1xf32>
    %206 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.reduce"(%205, %206) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %289 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%289) : (tensor<f32>) -> ()
    }) : (tensor<6x1x1xf32>, tensor<f32>) -> tensor<6xf32>
    %208 = "stablehlo.convolution"(%arg44, %199) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<2> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<64x1x28x28xf32>, tensor<64x6x28x28xf32>) -> tensor<6x1x5x5xf32>
    %209 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1x5x5xf32>
    %211 = "stablehlo.multiply"(%210, %arg34) : (tensor<6x1x5x5xf32>, tensor<6x1x5x5xf32>) -> tensor<6x1x5x5xf32>
    %212 = "stablehlo.add"(%211, %208) : (tensor<6x1x5x5xf32>, tensor<6x1x5x5xf32>) -> tensor<6x1x5x5xf32>
    %213 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %214 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %215 = "stablehlo.multiply"(%214, %arg35) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %216 = "stablehlo.add"(%215, %207) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %217 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x6x5x5xf32>
    %219 = "stablehlo.multiply"(%218, %arg36) : (tensor<16x6x5x5xf32>, tensor<16x6x5x5xf32>) -> tensor<16x6x5x5xf32>
    %220 = "stablehlo.add"(%219, %189) : (tensor<16x6x5x5xf32>, tensor<16x6x5x5xf32>) -> tensor<16x6x5x5xf32>
    %221 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %223 = "stablehlo.multiply"(%222, %arg37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %224 = "stablehlo.add"(%223, %188) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %225 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<120x400xf32>
    %227 = "stablehlo.multiply"(%226, %arg38) : (tensor<120x400xf32>, tensor<120x400xf32>) -> tensor<120x400xf32>
    %228 = "stablehlo.add"(%227, %171) : (tensor<120x400xf32>, tensor<120x400xf32>) -> tensor<120x400xf32>
    %229 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<120xf32>
    %231 = "stablehlo.multiply"(%230, %arg39) : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %232 = "stablehlo.add"(%231, %167) : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %233 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<84x120xf32>
    %235 = "stablehlo.multiply"(%234, %arg40) : (tensor<84x120xf32>, tensor<84x120xf32>) -> tensor<84x120xf32>
    %236 = "stablehlo.add"(%235, %159) : (tensor<84x120xf32>, tensor<84x120xf32>) -> tensor<84x120xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<84xf32>
    %239 = "stablehlo.multiply"(%238, %arg41) : (tensor<84xf32>, tensor<84xf32>) -> tensor<84xf32>
    %240 = "stablehlo.add"(%239, %155) : (tensor<84xf32>, tensor<84xf32>) -> tensor<84xf32>
    %241 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x84xf32>
    %243 = "stablehlo.multiply"(%242, %arg42) : (tensor<10x84xf32>, tensor<10x84xf32>) -> tensor<10x84xf32>
    %244 = "stablehlo.add"(%243, %147) : (tensor<10x84xf32>, tensor<10x84xf32>) -> tensor<10x84xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %247 = "stablehlo.multiply"(%246, %arg43) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %248 = "stablehlo.add"(%247, %143) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %249 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1x5x5xf32>
    %251 = "stablehlo.multiply"(%250, %212) : (tensor<6x1x5x5xf32>, tensor<6x1x5x5xf32>) -> tensor<6x1x5x5xf32>
    %252 = "stablehlo.subtract"(%arg24, %251) : (tensor<6x1x5x5xf32>, tensor<6x1x5x5xf32>) -> tensor<6x1x5x5xf32>
    %253 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %255 = "stablehlo.multiply"(%254, %216) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %256 = "stablehlo.subtract"(%arg25, %255) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %257 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x6x5x5xf32>
    %259 = "stablehlo.multiply"(%258, %220) : (tensor<16x6x5x5xf32>, tensor<16x6x5x5xf32>) -> tensor<16x6x5x5xf32>
    %260 = "stablehlo.subtract"(%arg26, %259) : (tensor<16x6x5x5xf32>, tensor<16x6x5x5xf32>) -> tensor<16x6x5x5xf32>
    %261 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %263 = "stablehlo.multiply"(%262, %224) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %264 = "stablehlo.subtract"(%arg27, %263) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %265 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<120x400xf32>
    %267 = "stablehlo.multiply"(%266, %228) : (tensor<120x400xf32>, tensor<120x400xf32>) -> tensor<120x400xf32>
    %268 = "stablehlo.subtract"(%arg28, %267) : (tensor<120x400xf32>, tensor<120x400xf32>) -> tensor<120x400xf32>
    %269 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<120xf32>
    %271 = "stablehlo.multiply"(%270, %232) : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %272 = "stablehlo.subtract"(%arg29, %271) : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %273 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<84x120xf32>
    %275 = "stablehlo.multiply"(%274, %236) : (tensor<84x120xf32>, tensor<84x120xf32>) -> tensor<84x120xf32>
    %276 = "stablehlo.subtract"(%arg30, %275) : (tensor<84x120xf32>, tensor<84x120xf32>) -> tensor<84x120xf32>
    %277 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<84xf32>
    %279 = "stablehlo.multiply"(%278, %240) : (tensor<84xf32>, tensor<84xf32>) -> tensor<84xf32>
    %280 = "stablehlo.subtract"(%arg31, %279) : (tensor<84xf32>, tensor<84xf32>) -> tensor<84xf32>
    %281 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x84xf32>
    %283 = "stablehlo.multiply"(%282, %244) : (tensor<10x84xf32>, tensor<10x84xf32>) -> tensor<10x84xf32>
    %284 = "stablehlo.subtract"(%arg32, %283) : (tensor<10x84xf32>, tensor<10x84xf32>) -> tensor<10x84xf32>
    %285 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %287 = "stablehlo.multiply"(%286, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %288 = "stablehlo.subtract"(%arg33, %287) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    "func.return"(%252, %256, %260, %264, %268, %272, %276, %280, %284, %288, %212, %216, %220, %224, %228, %232, %236, %240, %244, %248, %131) : (tensor<6x1x5x5xf32>, tensor<6xf32>, tensor<16x6x5x5xf32>, tensor<16xf32>, tensor<120x400xf32>, tensor<120xf32>, tensor<84x120xf32>, tensor<84xf32>, tensor<10x84xf32>, tensor<10xf32>, tensor<6x1x5x5xf32>, tensor<6xf32>, tensor<16x6x5x5xf32>, tensor<16xf32>, tensor<120x400xf32>, tensor<120xf32>, tensor<84x120xf32>, tensor<84xf32>, tensor<10x84xf32>, tensor<10xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64x6x28x28xf32>) -> tensor<64x6x28x28xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<64x6x28x28xf32>):
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x6x28x28xf32>
    %67 = "stablehlo.maximum"(%arg23, %66) : (tensor<64x6x28x28xf32>, tensor<64x6x28x28xf32>) -> tensor<64x6x28x28xf32>
    "func.return"(%67) : (tensor<64x6x28x28xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64x16x10x10xf32>) -> tensor<64x16x10x10xf32>, res_attrs = [{}], sym_name = "relu_0", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<64x16x10x10xf32>):
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x16x10x10xf32>
    %64 = "stablehlo.maximum"(%arg22, %63) : (tensor<64x16x10x10xf32>, tensor<64x16x10x10xf32>) -> tensor<64x16x10x10xf32>
    "func.return"(%64) : (tensor<64x16x10x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64x120xf32>) -> tensor<64x120xf32>, res_attrs = [{}], sym_name = "relu_1", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<64x120xf32>):
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x120xf32>
    %61 = "stablehlo.maximum"(%arg21, %60) : (tensor<64x120xf32>, tensor<64x120xf32>) -> tensor<64x120xf32>
    "func.return"(%61) : (tensor<64x120xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64x84xf32>) -> tensor<64x84xf32>, res_attrs = [{}], sym_name = "relu_2", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<64x84xf32>):
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x84xf32>
    %58 = "stablehlo.maximum"(%arg20, %57) : (tensor<64x84xf32>, tensor<64x84xf32>) -> tensor<64x84xf32>
    "func.return"(%58) : (tensor<64x84xf32>) -> ()
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
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x10xf32>, res_attrs = [{}], sym_name = "take_along_axis_3", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64x10xf32>, tensor<64x1xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>, res_attrs = [{}], sym_name = "log_softmax_4", sym_visibility = "private"}> ({
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

