/** Texts of free rounds. */
export const freeRoundsSk = {
  'action.FreeRound.GetProviders': 'Pohľad na poskytovateľov voľných kôl',
  'action.FreeRound.GetGames': 'Pohľad na hry pre voľné kolá',
  'action.FreeRound.ListDefinitions': 'Pohľad na definície voľných kôl',
  'action.FreeRound.GetDefinition': 'Pohľad na definíciu voľných kôl',
  'action.FreeRound.GetDefinitionStats': 'Pohľad na výsledky voľných kôl',
  'action.FreeRound.ListRelations': 'Pohľad na voľné kolá hráčov',
  'action.FreeRound.GetActiveDefinitions': 'Pohľad na voľné kolá, ktoré sa dávajú',
  'action.FreeRound.CreateDefinition': 'Napísanie definície voľných kôl',
  'action.FreeRound.ChangeDefinition': 'Napísanie novej verzie voľných kôl',
  'action.FreeRound.CancelDefinition': 'Ukončenie dávania voľných kôl',
  'action.FreeRound.CheckRelations': 'Kontrola zoznamu hráčov pre voľné kolá',
  'action.FreeRound.CreateRelations': 'Pridelenie voľných kôl zoznamu hráčov',
  'action.FreeRound.CancelRelation': 'Vzatie nepoužitých voľných kôl',
  'action.FreeRound.ValidateRule': 'Posúdenie podmienok voľných kôl',
  'error.ERR_FREE_ROUNDS_NOT_FOUND': 'Také voľné kolá tu nie sú.',
} as const
