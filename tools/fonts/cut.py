"""Cuts fonts as the plan on standard input says; cut.ts writes it. The copyright and the license of each stand beside the cuts."""

import io
import json
import sys

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

# What only editors and other shapers read, and what fontTools cannot cut.
NEEDLESS = ["FFTM", "bsln", "feat", "morx", "prop", "gasp", "BASE", "DSIG", "VORG"]


def subset(font, letters, features, flavor=None):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = False
    options.name_IDs = []
    options.drop_tables += NEEDLESS
    if "kern" not in features:
        options.drop_tables += ["GPOS", "GDEF"]
    options.flavor = flavor
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in letters])
    subsetter.subset(font)
    if "GSUB" in font and not font["GSUB"].table.FeatureList.FeatureRecord:
        del font["GSUB"]
    if "CFF " in font:
        forget_names(font["CFF "].cff)
    font.flavor = flavor
    return font


def forget_names(cff):
    """What an outline table repeats of the name table, in every file."""
    top = cff.topDictIndex[0]
    for key in ["Notice", "FullName", "FamilyName", "Weight", "UnderlinePosition", "UnderlineThickness"]:
        top.rawDict.pop(key, None)
    cff.fontNames = ["Yarrow"]
    for part in top.FDArray:
        part.FontName = part.rawDict["FontName"] = "Yarrow"


def to_bytes(font):
    # The date of the cut would make every cut another file.
    font.recalcTimestamp = False
    output = io.BytesIO()
    font.save(output)
    return output.getvalue()


def reopen(font):
    return TTFont(io.BytesIO(to_bytes(font)))


def gather(face, letters):
    """One font with these letters out of one file, or out of the many it was delivered in."""
    features = face["features"]
    if len(face["sources"]) == 1:
        font = TTFont(face["sources"][0], fontNumber=face["fontNumber"])
        if "fvar" in font:
            font = reopen(instantiateVariableFont(font, {"wght": tuple(face["weights"])}))
        return subset(font, letters, features)
    parts = []
    wanted = set(letters)
    for place, source in enumerate(face["sources"]):
        font = TTFont(source)
        held = [letter for letter in wanted if ord(letter) in font.getBestCmap()]
        if not held:
            continue
        wanted.difference_update(held)
        part = f"{face['scratch']}/part-{place}.ttf"
        with open(part, "wb") as file:
            file.write(to_bytes(subset(font, sorted(held), features)))
        parts.append(part)
    merged = Merger().merge(parts)
    # A merged font bears the date of its merging.
    first = TTFont(parts[0])["head"]
    merged["head"].created, merged["head"].modified = first.created, first.modified
    return merged


for face in json.load(sys.stdin):
    letters = [letter for piece in face["slices"] for letter in piece]
    whole = gather(face, letters)
    lacking = [letter for letter in letters if ord(letter) not in whole.getBestCmap()]
    if face["unitsPerEm"]:
        scale_upem(whole, face["unitsPerEm"])
    kept = to_bytes(whole)
    for place, piece in enumerate(face["slices"]):
        font = subset(TTFont(io.BytesIO(kept)), piece, face["features"], "woff2")
        with open(f"{face['folder']}/{place}.woff2", "wb") as file:
            file.write(to_bytes(font))
    print(json.dumps({"name": face["name"], "lacking": "".join(lacking)}))
