export { createTable, type CardTable } from './create-table.ts'
export { frenchDeck, germanDeck, shortDeck, type Deck } from './deck.ts'
export { drawSuit, svgOfSuit } from './suits.ts'
