/** Texts of free rounds. */
export const freeRoundsEn = {
  'action.FreeRound.GetProviders': 'Looked at providers of free rounds',
  'action.FreeRound.GetGames': 'Looked at games for free rounds',
  'action.FreeRound.ListDefinitions': 'Looked at definitions of free rounds',
  'action.FreeRound.GetDefinition': 'Looked at a definition of free rounds',
  'action.FreeRound.GetDefinitionStats': 'Looked at what became of free rounds',
  'action.FreeRound.ListRelations': 'Looked at free rounds of players',
  'action.FreeRound.GetActiveDefinitions': 'Looked at free rounds that are given now',
  'action.FreeRound.CreateDefinition': 'Wrote a definition of free rounds',
  'action.FreeRound.ChangeDefinition': 'Wrote a new version of free rounds',
  'action.FreeRound.CancelDefinition': 'Stopped giving free rounds',
  'action.FreeRound.CheckRelations': 'Checked a list of players for free rounds',
  'action.FreeRound.CreateRelations': 'Gave free rounds to a list of players',
  'action.FreeRound.CancelRelation': 'Took back unused free rounds',
  'action.FreeRound.ValidateRule': 'Had terms of free rounds judged',
  'error.ERR_FREE_ROUNDS_NOT_FOUND': 'There are no such free rounds.',
} as const
