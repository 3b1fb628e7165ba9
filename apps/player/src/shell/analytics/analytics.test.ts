import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const timing = { consentWaitMs: 2000, conversionDelayMs: 1000 }
const words = (entry: unknown) => Array.from(entry as ArrayLike<unknown>)

describe('analytics', () => {
  it('starts with all storage denied and waits for the answer', () => {
    const layer: unknown[] = []
    createAnalytics(layer, timing)
    expect(words(layer[0])).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 2000,
      },
    ])
  })
  it('forwards the consent', () => {
    const layer: unknown[] = []
    createAnalytics(layer, timing).consent('granted')
    expect(words(layer[1])[2]).toMatchObject({ analytics_storage: 'granted' })
  })
  it('sends a purchase one second later', () => {
    const layer: unknown[] = []
    createAnalytics(layer, timing).track('purchase', { value: 500, currency: 'CZK', transaction_id: 'x' })
    vi.advanceTimersByTime(999)
    expect(layer).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(layer[1]).toEqual({ event: 'purchase', value: 500, currency: 'CZK', transaction_id: 'x' })
  })
  it('sends a page view at once', () => {
    const layer: unknown[] = []
    createAnalytics(layer, timing).track('pageview', { path: '/cs' })
    expect(layer[1]).toEqual({ event: 'pageview', path: '/cs' })
  })
})
