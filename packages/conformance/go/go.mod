module lp

go 1.19
