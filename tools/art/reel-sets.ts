/** One symbol on the reels: its id in the game's definition and the piece that draws it; `size` fills its 100 px cell. */
export type ReelSymbol = { readonly id: string; readonly piece: string; readonly size?: number }

const symbol = (id: string, piece: string, size = 80): ReelSymbol => ({ id, piece, size })

/** The reel symbols of games, by game key. Ids are those of `definition.json`. */
export const reelSets: Readonly<Record<string, readonly ReelSymbol[]>> = {
  OvocnyKolotoc: [
    symbol('seven', '@seven,#e8202a'),
    symbol('bell', 'bell', 88),
    symbol('melon', '@melon', 84),
    symbol('grapes', '@grapes', 74),
    symbol('plum', '@plum'),
    symbol('orange', '@citrus,#ff9a1f'),
    symbol('lemon', '@citrus,#ffe02e,lemon', 78),
    symbol('strawberry', 'strawberry', 88),
    symbol('cherry', '@cherries', 78),
    symbol('star', '@gem,star,#ffc63d', 84),
  ],
  CertAKaca: [
    symbol('devil', '@devil', 68),
    symbol('kate', '@kate', 72),
    symbol('shepherd', '@shepherd', 68),
    symbol('princess', '@princess', 68),
    symbol('castle', '@tower', 66),
    symbol('cauldron', '@cauldron', 72),
    symbol('bagpipes', '@bagpipes', 66),
    symbol('gingerbread', '@gingerbread', 80),
    symbol('lantern', '@lantern', 76),
    symbol('boots', '@boots', 74),
    symbol('horseshoe', '@horseshoe,#b8c2d0', 80),
    symbol('hell-gate', '@hellgate', 70),
  ],
  KorunovacniKlenoty: [
    symbol('crown', '@crown', 84),
    symbol('sceptre', '@sceptre', 72),
    symbol('orb', '@orb', 82),
    symbol('sword', '@sword', 72),
    symbol('cross', '@cross', 72),
    symbol('robe', '@robe', 74),
    symbol('ruby', '@gem,oct,#e8153a', 86),
    symbol('sapphire', '@gem,round,#1f6aff', 80),
    symbol('emerald', '@gem,square,#12b866', 82),
    symbol('spinel', '@gem,pear,#ff5fa8', 80),
    symbol('pearl', '@marble,#b9a6d6', 76),
    symbol('chamber-door', '@chamberdoor', 70),
  ],
}
