"""Fonts: what happens without any."""

from test_command_line import is_one_line


def test_no_font_is_one_line(room):
    config = room.fresh_folder() / "fonts.conf"
    config.write_text('<?xml version="1.0"?>\n<fontconfig></fontconfig>\n')
    for arguments in ([], ["--screenshot", room.fresh_folder() / "picture.png"]):
        done = room.run(*arguments, room.six, FONTCONFIG_FILE=config)
        assert done.returncode == 1 and is_one_line(done.stderr), done
        assert "font" in done.stderr, done
