graph [ multigraph 1 node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 key 0 ]
edge [ source 0 target 1 key 1 ] ]