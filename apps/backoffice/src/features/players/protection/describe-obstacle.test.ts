import { expect, it } from 'vitest'
import type { Capability, Obstacle } from '#contract/shapes/capabilities.ts'
import { statusOf } from './describe-obstacle.ts'

const obstacle = (wayOut: Obstacle['wayOut']): Obstacle => ({
  code: 'ERR_X',
  kind: null,
  since: null,
  until: null,
  wayOut,
  refusal: null,
  texts: null,
})
const may = (obstacles: Obstacle[], asksRegister = false): Capability => ({
  capability: 'stake',
  isAllowed: obstacles.length === 0,
  asksRegister,
  obstacles,
})

it('is green only if there is no obstacle and no register must be queried first', () => {
  expect(statusOf(may([]))).toBe('ok')
  expect(statusOf(may([], true))).toBe('info')
})

it('is held if it ends with time alone, and stopped if anything else is required', () => {
  expect(statusOf(may([obstacle('wait')]))).toBe('hold')
  expect(statusOf(may([obstacle('wait'), obstacle('verify-identity')]))).toBe('stop')
})
