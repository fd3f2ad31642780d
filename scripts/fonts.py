"""Subsets the fonts of the cards; see fonts.sh."""
import json, os, sys
from fontTools import subset
from fontTools.ttLib import TTFont

work, out = sys.argv[1:3]
os.makedirs(out, exist_ok=True)
core = f'{work}/deb/usr/share/fonts/truetype/noto'
cjk = f'{work}/deb/usr/share/fonts/opentype/noto'

def span(*ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}

def decodable(codec, leads, trails):
    """Every character that a two-byte East Asian encoding knows."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                found |= {ord(c) for c in bytes([lead, trail]).decode(codec)}
            except UnicodeDecodeError:
                pass
    return found

european = span((0x20, 0x7E), (0xA0, 0x24F), (0x250, 0x2AF), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1D00, 0x1DBF),
                (0x1E00, 0x1FFF), (0x2000, 0x206F), (0x2070, 0x209C), (0x20A0, 0x20C0), (0x2100, 0x214F), (0x2150, 0x218F),
                (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2500, 0x25FF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD))
wide = span((0x3000, 0x303F), (0xFF00, 0xFFEF))
kana = span((0x3040, 0x30FF), (0x31F0, 0x31FF))
hangul = span((0xAC00, 0xD7A3), (0x1100, 0x11FF), (0x3130, 0x318F))
japanese = wide | kana | decodable('euc_jp', range(0xA1, 0xFF), range(0xA1, 0xFF))
korean = wide | hangul
chinese = wide | decodable('gb2312', range(0xA1, 0xF8), range(0xA1, 0xFF)) \
    | decodable('big5', range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])

FEATURES = ['*']

def make(source, name, codes=None, number=-1, features=FEATURES):
    options = subset.Options()
    options.font_number = number
    options.layout_features = features
    options.hinting = False
    options.desubroutinize = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.drop_tables += ['DSIG', 'STAT', 'BASE', 'VORG', 'vhea', 'vmtx', 'FFTM']
    options.flavor = None
    font = subset.load_font(source, options)
    if codes is not None:
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=codes)
        subsetter.subset(font)
    font.flavor = None
    extension = 'otf' if 'CFF ' in font else 'ttf'
    path = f'{out}/{name}.{extension}'
    font.save(path)
    print(f'{os.path.getsize(path) // 1024:6} KB  {os.path.basename(path)}')
    cover[os.path.basename(path)] = runs(font.getBestCmap())

def runs(codes):
    """Code points as [gap, length, gap, length, …], each gap counted from the end of the run before."""
    flat, end = [], 0
    for code in sorted(codes):
        if flat and code == end:
            flat[-1] += 1
        else:
            flat += [code - end, 1]
        end = code + 1
    return flat

cover = {}

latin_features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum', 'cv05', 'cv11', 'ss03', 'case']
npm = f'{work}/node_modules'
make(f'{npm}/inter-ui/web/Inter-Regular.woff2', 'inter-400', european, features=latin_features)
make(f'{npm}/inter-ui/web/Inter-Medium.woff2', 'inter-500', european, features=latin_features)
make(f'{npm}/inter-ui/web/Inter-SemiBold.woff2', 'inter-600', european, features=latin_features)
make(f'{npm}/inter-ui/display/InterDisplay-Bold.woff2', 'inter-display-700', european, features=latin_features)
make(f'{npm}/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2', 'jetbrains-mono-500', features=['kern', 'zero'])
make(f'{npm}/twemoji-colr-font/twemoji.woff2', 'twemoji')

# Stacked marks and rare Latin, which Inter lacks.
marked = span((0x20, 0x7E), (0xA0, 0x52F), (0x1AB0, 0x1AFF), (0x1D00, 0x1FFF), (0x20D0, 0x20FF), (0x2C60, 0x2C7F), (0xA640, 0xA69F), (0xA720, 0xA7FF))
for weight, style in ((400, 'Regular'), (700, 'Bold')):
    make(f'{core}/NotoSans-{style}.ttf', f'noto-{weight}', marked, features=['kern', 'mark', 'mkmk', 'ccmp', 'locl'])

scripts = ['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada',
           'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thai', 'Thaana']
for script in scripts:
    name = f'noto-{script.lower()}'
    everything = set(TTFont(f'{core}/NotoSans{script}-Regular.ttf').getBestCmap())
    # Their own Latin letters would only repeat Inter's.
    own = (everything - span((0x41, 0x5A), (0x61, 0x7A), (0xA1, 0x2AF), (0x1E00, 0x1EFF)))
    for weight, style in ((400, 'Regular'), (700, 'Bold')):
        make(f'{core}/NotoSans{script}-{style}.ttf', f'{name}-{weight}', own)
make(f'{core}/NotoSansMath-Regular.ttf', 'noto-math-400', span((0x1D400, 0x1D7FF), (0x2100, 0x214F)), features=['kern', 'mark'])
make(f'{core}/NotoSansSymbols2-Regular.ttf', 'noto-symbols-400',
     span((0x2300, 0x23FF), (0x2460, 0x24FF), (0x2600, 0x27BF), (0x2B00, 0x2BFF), (0x1F100, 0x1F1FF)), features=['kern'])
make(f'{core}/NotoSansSymbols-Regular.ttf', 'noto-signs-400', features=['kern'])
make(f'{core}/NotoSansCherokee-Regular.ttf', 'noto-cherokee-400')
make(f'{core}/NotoSansCanadianAboriginal-Regular.ttf', 'noto-aboriginal-400')

east = ['kern', 'palt', 'locl', 'ccmp', 'ljmo', 'vjmo', 'tjmo', 'liga', 'mark']
for weight, style in ((400, 'Regular'), (700, 'Bold')):
    file = f'{cjk}/NotoSansCJK-{style}.ttc'
    make(file, f'noto-jp-{weight}', japanese, number=0, features=east)
    make(file, f'noto-kr-{weight}', korean, number=1, features=east)
    make(file, f'noto-sc-{weight}', chinese, number=2, features=east)

with open(f'{out}/coverage.json', 'w') as file:
    file.write('{\n' + ',\n'.join(f'"{name}":{json.dumps(flat, separators=(",", ":"))}' for name, flat in sorted(cover.items())) + '\n}\n')
