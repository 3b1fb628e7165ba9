/** Texts of letters that staff write to a player. */
export const lettersCs = {
  'tab.letters': 'Dopisy',
  'letters.title': 'Dopisy od obsluhy',
  'letters.none': 'Obsluha hráči zatím nenapsala.',
  'letters.write': 'Napsat dopis',
  'letters.writeTitle': 'Dopis hráči {id}',
  'letters.template': 'Šablona',
  'letters.choose': 'Zvolte šablonu',
  'letters.noTemplates': 'Žádná šablona se pro dopis nehodí. Šablony se píšou v tiketech.',
  'letters.speaks': 'Jazyk hráče: {language}. Odejde přesně tento text.',
  'letters.noText': 'Šablona v jazyce hráče chybí.',
  'letters.offer': 'nabídka',
  'letters.offerRule':
    'Šablona o bonusech je nabídka. Odejde jen tomu, kdo s nabídkami souhlasil, nezpřísnil si limity a nebyl z hraní vyloučen.',
  'letters.send': 'Odeslat dopis',
  'letters.sent': 'Dopis čeká na odeslání.',
  'template.from-staff': 'dopis od obsluhy',
  'happened.letter-written': 'Obsluha napsala dopis: {detail}',
  'error.ERR_OFFER_NOT_WANTED': 'Nabídku tomuto hráči poslat nelze: nesouhlasil s nimi, nebo má od nich mít klid.',
  'action.Player.ListLetters': 'Zobrazení dopisů hráči',
  'action.Player.WriteLetter': 'Dopis hráči ze šablony',
  'sentence.Player.WriteLetter': '{who} posílá hráči {player} dopis ze šablony',
}
