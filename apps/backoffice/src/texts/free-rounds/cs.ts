/** Texts of free rounds. */
export const freeRoundsCs = {
  'action.FreeRound.GetProviders': 'Pohled na poskytovatele volných kol',
  'action.FreeRound.GetGames': 'Pohled na hry pro volná kola',
  'action.FreeRound.ListDefinitions': 'Pohled na definice volných kol',
  'action.FreeRound.GetDefinition': 'Pohled na definici volných kol',
  'action.FreeRound.GetDefinitionStats': 'Pohled na výsledky volných kol',
  'action.FreeRound.ListRelations': 'Pohled na volná kola hráčů',
  'action.FreeRound.GetActiveDefinitions': 'Pohled na volná kola, která se dávají',
  'action.FreeRound.CreateDefinition': 'Napsání definice volných kol',
  'action.FreeRound.ChangeDefinition': 'Napsání nové verze volných kol',
  'action.FreeRound.CancelDefinition': 'Ukončení dávání volných kol',
  'action.FreeRound.CheckRelations': 'Kontrola seznamu hráčů pro volná kola',
  'action.FreeRound.CreateRelations': 'Dání volných kol seznamu hráčů',
  'action.FreeRound.CancelRelation': 'Vzetí nepoužitých volných kol',
  'action.FreeRound.ValidateRule': 'Posouzení podmínek volných kol',
  'error.ERR_FREE_ROUNDS_NOT_FOUND': 'Taková volná kola tu nejsou.',
} as const
