import { Type } from 'typebox'
import { CHECKS_AGAIN, PACKAGE_STATES } from '../states/package-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Packages for the Czech supervision of gambling, one row for each version. */
export const aisgPackageList = defineList({
  name: 'aisg-packages',
  permission: 'authorities.read',
  columns: [
    {
      key: 'periodFrom',
      kind: 'moment',
      text: 'authorities.periodFrom',
      sorts: true,
      filter: { from: 'from', to: 'to' },
    },
    { key: 'periodTo', kind: 'moment', text: 'authorities.periodTo', isExtra: true },
    { key: 'version', kind: 'number', text: 'authorities.version' },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: PACKAGE_STATES,
      choiceText: 'authorities.state',
      filter: { anyOf: 'states' },
    },
    {
      key: 'isCurrent',
      kind: 'yes-no',
      text: 'authorities.isCurrent',
      choices: ['true', 'false'],
      choiceText: 'authorities.is',
      filter: { is: 'isCurrent' },
    },
    {
      key: 'checkAgain',
      kind: 'choice',
      text: 'authorities.checkAgain',
      choices: CHECKS_AGAIN,
      choiceText: 'authorities.checkAgain',
      filter: { anyOf: 'checksAgain' },
    },
    { key: 'rowCount', kind: 'number', text: 'authorities.rowCount' },
    { key: 'remarkCount', kind: 'number', text: 'authorities.remarkCount' },
    {
      key: 'differs',
      kind: 'yes-no',
      text: 'authorities.differs',
      choices: ['true', 'false'],
      choiceText: 'authorities.is',
      filter: { is: 'differs' },
    },
    { key: 'dueAt', kind: 'moment', text: 'authorities.dueAt', isExtra: true },
    { key: 'madeAt', kind: 'moment', text: 'authorities.madeAt', sorts: true, isExtra: true },
    { key: 'handedAt', kind: 'moment', text: 'authorities.handedAt', isExtra: true },
    { key: 'answeredAt', kind: 'moment', text: 'authorities.answeredAt' },
    { key: 'name', kind: 'text', text: 'authorities.name', isExtra: true },
  ],
  filters: {
    from: Bound,
    to: Bound,
    states: someOf(PACKAGE_STATES),
    checksAgain: someOf(CHECKS_AGAIN),
    isCurrent: Type.Optional(Type.Boolean()),
    differs: Type.Optional(Type.Boolean()),
  },
  order: { by: 'periodFrom', descending: true },
})
