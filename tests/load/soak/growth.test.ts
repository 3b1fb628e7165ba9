import { expect, it } from 'vitest'
import { growthOf } from './growth.ts'
import { MOST_OF_SAMPLE, type Sample } from './sample.ts'

const still: Sample = {
  minute: 0,
  rounds: 0,
  apiHeapMb: 100,
  workerHeapMb: 90,
  apiMemoryMb: 400,
  workerMemoryMb: 300,
  apiDescriptors: 40,
  workerDescriptors: 30,
  fixedConnections: 9,
  leftConnections: 0,
  changedTablesMb: 10,
  deadShare: 0.1,
  eventLagS: 0,
  transactionS: 0,
  connectionsOf: {},
  oldest: '',
}
const growing = (samples: readonly Sample[]) =>
  Object.entries(growthOf(samples, MOST_OF_SAMPLE)).flatMap(([name, growth]) => (growth?.grows ? [name] : []))

it('detects slow growth, and ignores fluctuations and the start', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...still, minute: index }))
  expect(growing(many)).toEqual([])
  expect(growing(many.map((one) => ({ ...one, apiHeapMb: 100 + one.minute })))).toEqual(['apiHeapMb'])
  expect(growing(many.map((one) => ({ ...one, apiMemoryMb: 400 + 10 * one.minute })))).toEqual(['apiMemoryMb'])
  expect(growing(many.map((one) => ({ ...one, workerDescriptors: 30 + one.minute })))).toEqual(['workerDescriptors'])
  expect(growing(many.map((one) => ({ ...one, fixedConnections: 9 + Math.floor(one.minute / 5) })))).toEqual([
    'fixedConnections',
  ])
  // One that is not given back is found, also when it was lost before everything was warm.
  expect(growing(many.map((one) => ({ ...one, leftConnections: one.minute > 3 ? 1 : 0 })))).toEqual(['leftConnections'])
  expect(growing(many.map((one) => ({ ...one, leftConnections: one.minute % 9 })))).toEqual([])
  expect(growing(many.map((one) => ({ ...one, apiHeapMb: one.minute % 3 === 0 ? 100 : 160 })))).toEqual([])
  expect(growing(many.map((one) => ({ ...one, apiHeapMb: one.minute < 8 ? 60 : 100 })))).toEqual([])
  expect(growing(many.map((one) => ({ ...one, eventLagS: one.minute })))).toEqual(['eventLagS'])
})
