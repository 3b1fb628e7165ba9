"""Cuts the families to what the product writes (README.md beside). Run in the repository's root, with a folder that has
the packages of `@fontsource-variable` (version 5.3.0), where the repository itself does not need them:

    apt-get install python3-fonttools python3-brotli
    npm install --prefix /tmp/fonts @fontsource-variable/{nunito,playfair-display,sofia-sans-extra-condensed}@5.3.0
    /usr/bin/python3 ui/fonts/cut-fonts.py nunito=/tmp/fonts playfair-display=/tmp/fonts sofia-sans-extra-condensed=/tmp/fonts ibm-plex-sans
"""

import io
import sys
import unicodedata
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
FAMILIES = {
    "manrope": (400, 800),
    "unbounded": (700, 900),
    "nunito": (500, 700),
    "playfair-display": (600, 800),
    "sofia-sans-extra-condensed": (700, 900),
    "ibm-plex-sans": (400, 700),
}
# Kerning that does not change with the weight is a third of the size; it is taken at the weight most texts have.
KERNING_AT = {
    "manrope": 700,
    "unbounded": 800,
    "nunito": 700,
    "playfair-display": 700,
    "sofia-sans-extra-condensed": 800,
    "ibm-plex-sans": 600,
}
# These two stand in for the others where a letter is missing.
WHOLE = ("manrope", "unbounded")
# Their own figures are old-style ones, which swing above and below the line; amounts and returns are written in lining ones.
OLD_STYLE = ("playfair-display",)
# Where the packages are, by family; without one the repository's own.
PLACES = dict(word.split("=") if "=" in word else (word, str(HERE.parent.parent)) for word in sys.argv[1:])

CAPITALS = "ÁÄČĎÉĚÍĹĽŇÓÔÖŐŔŘŠŤÚŮÜŰÝŽ"
# Letters of cs, sk, en and hu with the signs that their texts use: all that a first visit in these languages loads.
CORE = {*map(chr, range(0x20, 0x7F)), *CAPITALS, *CAPITALS.lower(), *"\u00a0§«»·×–—‘’‚“”„•…€−"}
LATIN_1 = {*map(chr, range(0xA1, 0x100))} - {"\u00ad"}
VIETNAMESE_OF_LATIN_1 = set("ÀÂÃÈÊÌÒÕÙàâãèêìòõù")
POLISH = set("ĄĆĘŁŃŚŹŻąćęłńśźż")
# What of Western and Central Europe is left: names of people, and signs that few texts use.
REST = (LATIN_1 - CORE - VIETNAMESE_OF_LATIN_1) | POLISH | set("‐‑‒‛†′″‹›™↑↓")
# After these the mark stands where the next letter would move to.
MARK_AT_THE_RIGHT = set("ďťľĽ")


def main() -> None:
    for family in PLACES:
        weights = FAMILIES[family]
        for name, letters, scripts, features in (
            ("core", CORE, ("latin", "latin-ext"), ["kern", "tnum", "calt", "liga"]),
            ("rest", REST, ("latin", "latin-ext"), ["kern"]),
            ("vietnamese", None, ("vietnamese", "latin"), ["kern", "mark", "mkmk", "ccmp"]),
            ("cyrillic", None, ("cyrillic",), ["kern", "mark", "mkmk", "ccmp", "locl"]),
        ):
            if family not in WHOLE and name in ("rest", "vietnamese"):
                continue
            first, *others = scripts
            font = cut(family, weights, first, letters, features)
            for other in others:
                add(font, cut(family, weights, other, letters or VIETNAMESE_OF_LATIN_1, []))
            target = HERE / f"{family}-{name}.woff2"
            font["post"].formatType = 3.0  # names of glyphs are for the work above only
            font.flavor = "woff2"
            font.save(target)
            print(f"{target.name} {target.stat().st_size} bytes, {len(font.getBestCmap())} characters")


def cut(family: str, weights: tuple[int, int], script: str, letters: set[str] | None, features: list[str]) -> TTFont:
    """One script of a family between two weights, with those of the letters that it has (None: with all)."""
    font = subset(instance(family, script, weights), letters, features)
    if features:
        # Kerning of one weight, for all.
        still = subset(instance(family, script, KERNING_AT[family]), letters, features)
        for table in ("GPOS", "GDEF"):
            if table in font:
                del font[table]
            if table in still:
                font[table] = still[table]
    # How far a letter's advance varies is in its own outline, too.
    for table in ("HVAR", "MVAR"):
        if table in font:
            del font[table]
    return font


def instance(family: str, script: str, weights) -> TTFont:
    package = Path(PLACES[family]) / "node_modules" / "@fontsource-variable" / family
    whole = TTFont(package / "files" / f"{family}-{script}-wght-normal.woff2")
    part = instancer.instantiateVariableFont(whole, {"wght": weights})
    if family in OLD_STYLE:
        line_figures(part)
    return reread(part)


def line_figures(font: TTFont) -> None:
    """Figures are drawn as `lnum` draws them, so that no style has to ask for it, and `tnum` centres each on one width."""
    records = font["GSUB"].table.FeatureList.FeatureRecord if "GSUB" in font else []
    asked = [one for one in records if one.FeatureTag == "lnum"]
    lookups = {index for one in asked for index in one.Feature.LookupListIndex}
    parts = [part for index in lookups for part in font["GSUB"].table.LookupList.Lookup[index].SubTable]
    for part in parts:
        lining = part.mapping
        for table in font["cmap"].tables:
            table.cmap = {code: lining.get(name, name) for code, name in table.cmap.items()}
        width = max(font["hmtx"][name][0] for name in lining.values())
        part.mapping = {name: centre(font, name, width) for name in lining.values()}
    for one in asked:
        one.FeatureTag = "tnum"


def centre(font: TTFont, name: str, width: int) -> str:
    """A glyph that is another one in the middle of this width."""
    made = f"{name}.tabular"
    advance, side = font["hmtx"][name]
    shift = (width - advance) // 2
    pen = TTGlyphPen(font["glyf"].glyphs)
    pen.addComponent(name, (1, 0, 0, 1, shift, 0))
    font.setGlyphOrder([*font.getGlyphOrder(), made])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["glyf"].glyphs[made] = pen.glyph()
    font["hmtx"].metrics[made] = (width, side + shift)
    font["maxp"].numGlyphs += 1
    if "gvar" in font:
        font["gvar"].variations[made] = []
    if "HVAR" in font:
        del font["HVAR"]
    return made


def subset(font: TTFont, letters: set[str] | None, features: list[str]) -> TTFont:
    options = Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = features
    options.notdef_outline = True
    options.glyph_names = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(one) for one in letters] if letters else font.getBestCmap())
    subsetter.subset(font)
    return reread(font)


def reread(font: TTFont) -> TTFont:
    """A font whose tables fit each other again."""
    memory = io.BytesIO()
    font.flavor = None
    font.save(memory)
    memory.seek(0)
    return TTFont(memory)


def add(font: TTFont, other: TTFont) -> None:
    """Adds the letters that only the other font has, drawn as they are there and kerned as their base letters are here."""
    cmap, others = font.getBestCmap(), other.getBestCmap()
    letters = {code: name for code, name in others.items() if code not in cmap}
    for one in (font, other):
        one.ensureDecompiled()
    order = font.getGlyphOrder()
    for name in closure(other, letters.values()):
        if name in order:
            continue
        order.append(name)
        font["glyf"].glyphs[name] = other["glyf"][name]
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = other["gvar"].variations[name]
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    font["maxp"].numGlyphs = len(order)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(letters)
    for code, name in sorted(letters.items()):
        base = cmap.get(ord(unicodedata.normalize("NFD", chr(code))[0]))
        if base:
            kern_alike(font, name, base, chr(code) not in MARK_AT_THE_RIGHT)


def closure(font: TTFont, names) -> list[str]:
    """Glyphs with what they are composed of, parts first."""
    found: list[str] = []
    for name in names:
        glyph = font["glyf"][name]
        if glyph.isComposite():
            found += [part for part in closure(font, [one.glyphName for one in glyph.components]) if part not in found]
        if name not in found:
            found.append(name)
    return found


def kern_alike(font: TTFont, name: str, base: str, as_first: bool) -> None:
    if "GPOS" not in font:
        return
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            pairs = part.ExtSubTable if lookup.LookupType == 9 else part
            if pairs.LookupType == 2:
                kern_pairs_alike(font, pairs, name, base, as_first)


def kern_pairs_alike(font: TTFont, pairs, name: str, base: str, as_first: bool) -> None:
    first = pairs.Coverage.glyphs
    if pairs.Format == 2:
        if as_first and base in first:
            first.append(name)
            if base in pairs.ClassDef1.classDefs:
                pairs.ClassDef1.classDefs[name] = pairs.ClassDef1.classDefs[base]
        if base in pairs.ClassDef2.classDefs:
            pairs.ClassDef2.classDefs[name] = pairs.ClassDef2.classDefs[base]
        first.sort(key=font.getGlyphID)
        return
    for pair_set in pairs.PairSet:
        alike = [one for one in pair_set.PairValueRecord if one.SecondGlyph == base]
        for one in alike:
            copy = type(one)()
            copy.__dict__.update({**one.__dict__, "SecondGlyph": name})
            pair_set.PairValueRecord.append(copy)
        pair_set.PairValueRecord.sort(key=lambda one: font.getGlyphID(one.SecondGlyph))
        pair_set.PairValueCount = len(pair_set.PairValueRecord)
    if as_first and base in first:
        both = dict(zip(first, pairs.PairSet))
        both[name] = both[base]
        pairs.Coverage.glyphs = sorted(both, key=font.getGlyphID)
        pairs.PairSet = [both[one] for one in pairs.Coverage.glyphs]
        pairs.PairSetCount = len(pairs.PairSet)


main()
