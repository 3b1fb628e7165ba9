import type { Light } from './recipe.ts'
import type { ReelSymbol } from './reel-sets.ts'

const symbol = (id: string, piece: string, size = 82): ReelSymbol => ({ id, piece, size })
const gem = (id: string, cut: string, colour: string, size = 82): ReelSymbol =>
  symbol(id, `@gem,${cut},${colour}`, size)
const warm: Light = { key: '#ffe9b0', mid: '#444444', deep: '#000000' }

type SharedSet = { readonly symbols: readonly ReelSymbol[]; readonly light: Light }

/** Symbols that many games borrow: letters, cut stones, and fruit in several hands, so that fruit games differ. */
export const sharedSets: Readonly<Record<string, SharedSet>> = {
  letters: {
    light: warm,
    symbols: [
      symbol('low-1', '@sign,A,#e8402f', 72),
      symbol('low-2', '@sign,K,#f09a1a', 72),
      symbol('low-3', '@sign,Q,#2a9bd8', 72),
      symbol('low-4', '@sign,J,#2fae5a', 72),
      symbol('low-5', '@sign,10,#9a4de0', 72),
    ],
  },
  stones: {
    light: warm,
    symbols: [
      gem('diamond', 'round', '#bfeaff', 86),
      gem('ruby', 'oct', '#e8153a', 84),
      gem('emerald', 'square', '#12b866'),
      gem('sapphire', 'round', '#1f6aff', 80),
      gem('topaz', 'square', '#ffb52e'),
      gem('amethyst', 'pear', '#a54dff'),
      gem('garnet', 'tri', '#c2183a', 78),
      gem('opal', 'hex', '#ff7a2e'),
      symbol('pearl', '@marble,#b9a6d6', 76),
      gem('jade', 'marquise', '#3fae7c', 84),
      gem('spinel', 'pear', '#ff5fa8', 80),
      symbol('pear', 'pear', 84),
      symbol('flame', 'fire', 84),
      gem('onyx', 'oct', '#4a5078'),
      symbol('apple', 'red-apple'),
      symbol('coin', '@coin, '),
    ],
  },
  'fruit-candy': {
    light: { key: '#ffc8f0', mid: '#444444', deep: '#000000' },
    symbols: [
      symbol('seven', '@seven,#ff3fa0'),
      symbol('bell', 'n:bell', 84),
      symbol('melon', 'n:watermelon', 84),
      symbol('grapes', 'n:grapes', 84),
      symbol('plum', '@plum'),
      symbol('orange', 'n:tangerine', 84),
      symbol('lemon', 'n:lemon', 84),
      symbol('strawberry', 'n:strawberry', 84),
      symbol('cherry', 'n:cherries', 84),
      symbol('star', 'n:glowing-star', 84),
    ],
  },
  'fruit-neon': {
    light: { key: '#7fe8ff', mid: '#444444', deep: '#000000' },
    symbols: [
      symbol('seven', '@seven,#1f9aff'),
      symbol('bell', 'n:bell', 84),
      symbol('melon', '@melon', 84),
      symbol('grapes', 'grapes', 84),
      symbol('plum', '@plum', 84),
      symbol('orange', '@citrus,#ff6a1f'),
      symbol('lemon', '@citrus,#d8ff2e,lemon', 78),
      symbol('strawberry', 'n:strawberry', 84),
      symbol('cherry', 'cherries', 84),
      symbol('star', '@gem,star,#5fd0ff', 84),
    ],
  },
  'fruit-market': {
    light: { key: '#d8ffb0', mid: '#444444', deep: '#000000' },
    symbols: [
      symbol('seven', '@seven,#1fae5a'),
      symbol('bell', 'bell', 88),
      symbol('melon', 'watermelon', 84),
      symbol('grapes', 'grapes', 84),
      symbol('plum', '@plum'),
      symbol('orange', 'tangerine', 84),
      symbol('lemon', 'lemon', 84),
      symbol('strawberry', 'strawberry', 88),
      symbol('cherry', 'cherries', 84),
      symbol('star', 'glowing-star', 84),
    ],
  },
}
