export { gameCatalogueRoutes, type GameCatalogueNeeds } from './game-catalogue.routes.ts'
export { openGameSwitches, SWITCHES_CHANGED, type GameSwitches } from './game-switches.ts'
