export { cardRoutes } from './cards.routes.ts'
export { readCard, type ReadCard } from './find-card.ts'
export type { CardNeeds } from './needs.ts'
export { playerCardParts } from './personal-data.ts'
