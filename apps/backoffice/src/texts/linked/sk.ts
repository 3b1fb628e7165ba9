import type { linkedCs } from './cs.ts'

export const linkedSk: Record<keyof typeof linkedCs, string> = {
  'right.players.links': 'vidieť prepojené osoby',
  'linked.title': 'Prepojené osoby',
  'linked.none': 'S nikým nemá nič spoločné.',
  'linked.closed': 'účet zrušený',
  'linked.onlyFacts': 'Len fakty tej istej značky. Samo z nich nič neplynie, rozhoduje človek.',
  'linked.since': 'od {at}',
  'linked.provedOther': 'overené rodné čísla sa líšia: sú to dvaja ľudia',
  'linked.strength.strong': 'väzba silná',
  'linked.strength.middle': 'väzba stredná',
  'linked.strength.weak': 'väzba slabá',
  'linked.reason.birth-number': 'rovnaké rodné číslo',
  'linked.reason.account': 'rovnaký bankový účet',
  'linked.reason.name-and-birth-date': 'rovnaké meno a dátum narodenia',
  'linked.reason.phone': 'rovnaký telefón',
  'linked.reason.device': 'rovnaký prehliadač',
  'linked.reason.address': 'rovnaká adresa',
  'action.Player.ListLinked': 'Zobrazenie prepojených osôb',
}
