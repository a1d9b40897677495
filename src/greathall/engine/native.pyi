from mypy_extensions import i64 as i64
