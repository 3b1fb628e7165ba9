import { expect, it } from 'vitest'
import { PROPOSAL_KINDS } from '#contract/approval-actions.ts'
import { proposalLists } from './list-sources.ts'

it('lists of approvals have the proposals of every kind, so that their counts and files are whole', () => {
  expect(
    proposalLists('any')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(PROPOSAL_KINDS.toSorted())
})
