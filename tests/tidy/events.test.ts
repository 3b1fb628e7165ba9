import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EVENT_USES, fieldsOf, listenersOf } from '#contract/event-uses.ts'
import { EVENTS, type EventName } from '#contract/events.ts'

const SERVER = join(import.meta.dirname, '../../server')

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/(?:\.test|\/test-[\w-]+)\.ts$/.test(file))
  .map((file) => ({ room: file.split('/')[0] ?? '', text: readFileSync(join(SERVER, file), 'utf8') }))

/** Event names in the calls of `publish`; of a composed name its beginning. */
const told = files.flatMap(({ room, text }) =>
  [...text.matchAll(/\bpublish\(\s*tx,\s*(?<rest>(?:\$\{|[^{])*?),\s*(?:\{|about\b)/g)].flatMap(({ groups }) =>
    [...(groups?.['rest'] ?? '').matchAll(/(?<quote>['`])(?<name>[a-z-]+\.[a-z-]*)/g)].map((match) => ({
      room,
      name: match.groups?.['name'] ?? '',
      isBeginning: match.groups?.['quote'] === '`',
    })),
  ),
)
const names = Object.keys(EVENTS) as EventName[]

it('finds the calls', () => expect(told.length).toBeGreaterThan(60))

it.each(names)('%s is published, by the room of its name', (name) => {
  const tellers = told.filter((one) => (one.isBeginning ? name.startsWith(one.name) : name === one.name))
  expect(new Set(tellers.map(({ room }) => room))).toEqual(new Set([name.split('.')[0]]))
})

it('each is handled by the reactions that the catalogue lists, and by no other', () => {
  const heard = files.flatMap(({ text }) =>
    [...text.matchAll(/event: '(?<event>[a-z.-]+)',\s*name: '(?<name>[a-z.-]+)'/g)].map(
      ({ groups }) => `${groups?.['event']} by ${groups?.['name']}`,
    ),
  )
  const written = Object.entries(EVENTS).flatMap(([name, { handledBy }]) => handledBy.map((one) => `${name} by ${one}`))
  expect(heard.toSorted()).toEqual(written.toSorted())
})

it('each has a listener', () => {
  expect(Object.keys(EVENT_USES).toSorted()).toEqual(names.toSorted())
  for (const name of names) expect(listenersOf(name), name).toContain('triggers')
})

it.each(names)('%s: triggers may write and give to a player only if the event concerns one', (name) => {
  const { playerId } = EVENTS[name].payload.properties as { readonly playerId?: { readonly type?: string } }
  if (EVENT_USES[name].reach !== 'send') expect(playerId?.type).toBe('integer')
  for (const field of fieldsOf(name)) expect(field.name).not.toMatch(/^playerId$|email|phone|surname/i)
})
