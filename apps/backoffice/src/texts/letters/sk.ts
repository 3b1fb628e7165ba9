import type { lettersCs } from './cs.ts'

export const lettersSk: Record<keyof typeof lettersCs, string> = {
  'tab.letters': 'Listy',
  'letters.title': 'Listy od obsluhy',
  'letters.none': 'Obsluha hráčovi zatiaľ nenapísala.',
  'letters.write': 'Napísať list',
  'letters.writeTitle': 'List hráčovi {id}',
  'letters.template': 'Šablóna',
  'letters.choose': 'Zvoľte šablónu',
  'letters.noTemplates': 'Žiadna šablóna sa na list nehodí. Šablóny sa píšu v Otázkach hráčov.',
  'letters.speaks': 'Jazyk hráča: {language}. Odíde presne tento text.',
  'letters.noText': 'Šablóna v jazyku hráča chýba.',
  'letters.offer': 'ponuka',
  'letters.offerRule':
    'Šablóna o bonusoch je ponuka. Odíde len tomu, kto s ponukami súhlasil, nesprísnil si limity a nebol z hrania vylúčený.',
  'letters.send': 'Odoslať list',
  'letters.sent': 'List čaká na odoslanie.',
  'template.from-staff': 'list od obsluhy',
  'happened.letter-written': 'Obsluha napísala list: {detail}',
  'error.ERR_NO_VALID_EMAIL': 'Hráč nemá e-mail, na ktorý by sa dalo písať.',
  'error.ERR_OFFER_NOT_WANTED': 'Ponuku tomuto hráčovi poslať nemožno: nesúhlasil s nimi, alebo má mať od nich pokoj.',
  'action.Player.ListLetters': 'Zobrazenie listov hráčovi',
  'action.Player.WriteLetter': 'List hráčovi zo šablóny',
  'sentence.Player.WriteLetter': '{who} posiela hráčovi {player} list zo šablóny',
}
