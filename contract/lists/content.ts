import { Type } from 'typebox'
import { Language } from '../shapes/fields.ts'
import { defineList, someOf } from './list.ts'

export const CONTENT_KINDS = ['page', 'section', 'look', 'texts'] as const
export const CONTENT_STATES = ['draft', 'scheduled', 'live'] as const

/** Pages in each language, and sections of slots and pages, with their published version. */
export const contentList = defineList({
  name: 'content',
  permission: 'content.read',
  columns: [
    { key: 'label', kind: 'text', text: 'content.name' },
    {
      key: 'place',
      kind: 'text',
      text: 'content.place',
      choiceText: 'content.place',
      sorts: true,
    },
    {
      key: 'kind',
      kind: 'choice',
      text: 'content.kind',
      choices: CONTENT_KINDS,
      choiceText: 'content.kind',
      filter: { anyOf: 'kinds' },
      isExtra: true,
    },
    { key: 'language', kind: 'text', text: 'lists.language', choiceText: 'language', filter: { is: 'language' } },
    { key: 'state', kind: 'choice', text: 'players.state', choices: CONTENT_STATES, choiceText: 'content.state' },
    {
      key: 'hasNewerProductText',
      kind: 'yes-no',
      text: 'content.hasNewerProductText',
      choices: ['true', 'false'],
      choiceText: 'content.isNewer',
      filter: { is: 'hasNewerProductText' },
      isExtra: true,
    },
    { key: 'liveVersion', kind: 'number', text: 'content.liveVersion' },
    { key: 'latestVersion', kind: 'number', text: 'content.latestVersion' },
    { key: 'changedAt', kind: 'moment', text: 'lists.changed', sorts: true },
    { key: 'writtenBy', kind: 'text', text: 'content.writtenBy' },
  ],
  filters: {
    kinds: someOf(CONTENT_KINDS),
    language: Type.Optional(Language),
    hasNewerProductText: Type.Optional(Type.Boolean()),
  },
  order: { by: 'place', descending: false },
})
