import type { linkedCs } from './cs.ts'

export const linkedEn: Record<keyof typeof linkedCs, string> = {
  'right.players.links': 'see linked people',
  'linked.title': 'Linked people',
  'linked.none': 'Nothing in common with anybody.',
  'linked.closed': 'account closed',
  'linked.onlyFacts': 'Only facts, of the same brand. Nothing follows from them by itself; a person decides.',
  'linked.since': 'since {at}',
  'linked.provedOther': 'confirmed birth numbers differ: they are two people',
  'linked.strength.strong': 'strong link',
  'linked.strength.middle': 'middling link',
  'linked.strength.weak': 'weak link',
  'linked.reason.birth-number': 'same birth number',
  'linked.reason.account': 'same bank account',
  'linked.reason.name-and-birth-date': 'same name and date of birth',
  'linked.reason.phone': 'same phone',
  'linked.reason.device': 'same browser',
  'linked.reason.address': 'same address',
  'action.Player.ListLinked': 'Linked people shown',
}
