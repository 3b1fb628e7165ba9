import { expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { makeMetrics } from '#server/kernel/index.ts'
import { workOf } from '#server/kernel/calls/work-of.ts'

it('the metrics of a process have less than 400 kB after every call had every status', async () => {
  const { registry, requests, seconds } = makeMetrics()
  for (const call of catalogue)
    for (const status of ['2xx', '4xx', '5xx']) {
      requests.inc({ route: call.path, status })
      seconds.observe({ work: workOf(call), status }, 0.01)
    }
  expect((await registry.metrics()).length).toBeLessThan(400_000)
})

it('each kind of work has calls', () => {
  const kinds = new Set(catalogue.map(workOf))
  expect([...kinds].toSorted()).toEqual(['client', 'payment', 'player', 'public', 'round', 'sign-in', 'staff'])
})
