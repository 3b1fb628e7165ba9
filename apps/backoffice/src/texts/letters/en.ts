import type { lettersCs } from './cs.ts'

export const lettersEn: Record<keyof typeof lettersCs, string> = {
  'tab.letters': 'Letters',
  'letters.title': 'Letters by staff',
  'letters.none': 'Staff have not written to the player yet.',
  'letters.write': 'Write a letter',
  'letters.writeTitle': 'Letter to player {id}',
  'letters.template': 'Template',
  'letters.choose': 'Choose a template',
  'letters.noTemplates': 'No template fits a letter. Templates are written in the queue of questions.',
  'letters.speaks': 'Language of the player: {language}. Exactly this text is sent.',
  'letters.noText': 'The template lacks the language of the player.',
  'letters.offer': 'offer',
  'letters.offerRule':
    'A template about bonuses is an offer. It goes only to who agreed to offers, did not tighten limits and was not kept from playing.',
  'letters.send': 'Send the letter',
  'letters.sent': 'The letter waits to be sent.',
  'template.from-staff': 'letter by staff',
  'happened.letter-written': 'Letter written by staff: {detail}',
  'error.ERR_NO_VALID_EMAIL': 'The player has no e-mail to write to.',
  'error.ERR_OFFER_NOT_WANTED':
    'This player cannot be sent an offer: they did not agree to offers, or are to be left alone.',
  'action.Player.ListLetters': 'Letters to a player shown',
  'action.Player.WriteLetter': 'Letter to a player from a template',
  'sentence.Player.WriteLetter': '{who} sends player {player} a letter from a template',
}
