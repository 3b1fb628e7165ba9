import { drawBall, drawDrop, drawMarble } from './balls.ts'
import {
  drawBarrel,
  drawCauldron,
  drawDevilMask,
  drawGingerbread,
  drawGolem,
  drawHelm,
  drawHorseshoe,
  drawMug,
  drawPitchfork,
} from './folk.ts'
import { drawKate, drawPrincess, drawShepherd } from './busts.ts'
import { drawBramble, drawCherries, drawCitrus, drawGrapes, drawMelonSlice, drawPlum } from './fruit.ts'
import { drawGem } from './gem.ts'
import { drawChest, drawCoin, drawIngots, drawSack, drawVaultDoor } from './money.ts'
import {
  drawBikeWheel,
  drawBridge,
  drawCableCar,
  drawHotAirBalloon,
  drawMillWheel,
  drawSteamEngine,
  drawTower,
} from './places.ts'
import { drawCrown, drawGoblet, drawOrb, drawRing, drawSceptre, drawShield, drawSword } from './regalia.ts'
import { drawBar, drawPlate, drawSeven, drawSign } from './slot-signs.ts'
import { drawCard, drawCardBack, drawChip, drawDie, drawDomino, drawSuit } from './table-games.ts'
import { drawBoard, drawCurve, drawPegs, drawScratch } from './tickets.ts'
import { drawTome, drawWaxSeal } from './tome.ts'
import {
  drawBagpipes,
  drawBoots,
  drawChamberDoor,
  drawCross,
  drawHellGate,
  drawLantern,
  drawRobe,
} from './trappings.ts'
import { drawFortuneWheel, drawGear, drawOrloj, drawRoulette, drawTripleWheel } from './wheels.ts'

type DrawProp = (first?: string, second?: string, third?: string, fourth?: string) => string

const given = (value: string | undefined, what: string): string => {
  if (value === undefined) throw new Error(`The prop needs ${what}`)
  return value
}

const props: Readonly<Record<string, DrawProp>> = {
  gem: (cut, colour) => drawGem(given(cut, 'a cut'), given(colour, 'a colour')),
  sign: (text, colour, rim) => drawSign(given(text, 'a text'), given(colour, 'a colour'), rim),
  ball: (number, colour) => drawBall(given(number, 'a number'), given(colour, 'a colour')),
  marble: (colour, swirl) => drawMarble(given(colour, 'a colour'), swirl),
  drop: (colour) => drawDrop(given(colour, 'a colour')),
  plate: (text, colour) => drawPlate(given(text, 'a text'), given(colour, 'a colour')),
  card: (rank, suit) => drawCard(given(rank, 'a rank'), given(suit, 'a suit')),
  back: (colour) => drawCardBack(given(colour, 'a colour')),
  chip: (colour, mark) => drawChip(given(colour, 'a colour'), mark),
  suit: (suit, colour) => drawSuit(given(suit, 'a suit'), colour),
  die: (colour, front, side, top) => drawDie(given(colour, 'a colour'), front, side, top),
  domino: (top, bottom, colour) => drawDomino(given(top, 'a number'), given(bottom, 'a number'), colour),
  tome: (cover, emblem, accent) =>
    drawTome(given(cover, 'a cover'), given(emblem, 'an emblem'), given(accent, 'an accent')),
  seal: (colour, emblem) => drawWaxSeal(given(colour, 'a colour'), emblem),
  ring: (stone) => drawRing(given(stone, 'a stone')),
  shield: (field, charge, mark) => drawShield(given(field, 'a field'), charge, mark),
  board: (colour, opened, mark) => drawBoard(given(colour, 'a colour'), opened, mark),
  curve: (colour) => drawCurve(given(colour, 'a colour')),
  seven: drawSeven,
  bar: drawBar,
  coin: drawCoin,
  ingots: drawIngots,
  sack: drawSack,
  chest: drawChest,
  vault: drawVaultDoor,
  roulette: drawRoulette,
  fortune: drawFortuneWheel,
  triple: drawTripleWheel,
  orloj: drawOrloj,
  gear: drawGear,
  scratch: drawScratch,
  pegs: drawPegs,
  crown: drawCrown,
  orb: drawOrb,
  sceptre: drawSceptre,
  sword: drawSword,
  goblet: drawGoblet,
  devil: drawDevilMask,
  pitchfork: drawPitchfork,
  gingerbread: drawGingerbread,
  mug: drawMug,
  cauldron: drawCauldron,
  golem: drawGolem,
  helm: drawHelm,
  barrel: drawBarrel,
  horseshoe: drawHorseshoe,
  tower: drawTower,
  bridge: drawBridge,
  mill: drawMillWheel,
  airballoon: drawHotAirBalloon,
  cablecar: drawCableCar,
  steam: drawSteamEngine,
  bikewheel: drawBikeWheel,
  cherries: drawCherries,
  plum: drawPlum,
  melon: drawMelonSlice,
  citrus: drawCitrus,
  grapes: drawGrapes,
  bramble: drawBramble,
  kate: drawKate,
  shepherd: drawShepherd,
  princess: drawPrincess,
  bagpipes: drawBagpipes,
  lantern: drawLantern,
  boots: drawBoots,
  hellgate: drawHellGate,
  cross: drawCross,
  robe: drawRobe,
  chamberdoor: drawChamberDoor,
}

/** Names of all props, as pieces of a recipe have them after `@`. */
export const propNames: readonly string[] = Object.keys(props)

/** Draws a prop written as `@name,argument,argument` in a 100 px box around 0,0. Throws on a name it does not know. */
export function drawProp(written: string): string {
  const [name = '', ...rest] = written.slice(1).split(',')
  const draw = props[name]
  if (!draw) throw new Error(`There is no prop "${name}". Props are of these: ${propNames.join(', ')}.`)
  const [first, second, third, fourth] = rest
  return draw(first, second, third, fourth)
}
