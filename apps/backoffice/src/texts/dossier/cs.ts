/** Texts of a player’s money in parts and of the history of limits. */
export const dossierCs = {
  'money.part.free': 'Volné na účtu',
  'money.part.held': 'Rezerva výplat',
  'money.part.bonus': 'Bonusové peníze',
  'money.part.landBased': 'V provozovnách',
  'money.owed': 'Celkem hráči',
  'limitHistory.title': 'Historie limitů',
  'limitHistory.none': 'Žádný limit se zatím nezměnil.',
  'limitHistory.asked': 'Žádost',
  'limitHistory.from': 'Z',
  'limitHistory.to': 'Na',
  'limitHistory.effective': 'Platí od',
  'limitHistory.state.in-force': 'platí',
  'limitHistory.state.past': 'už neplatí',
  'limitHistory.state.pending': 'čeká',
  'limitHistory.state.cancelled': 'zrušeno',
  'limitHistory.state.replaced': 'nahrazeno',
}
