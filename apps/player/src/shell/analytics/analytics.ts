/** Events of the specification (§7) with what each carries. */
export type AnalyticsEvents = {
  pageview: { path: string }
  registration_email_sent: Record<string, never>
  registration_start: Record<string, never>
  registration_done: Record<string, never>
  game_session_start: { game_key: string }
  demo_session_start: { game_key: string }
  payment_card_added: Record<string, never>
  purchase: { value: number; currency: string; transaction_id: string }
}

const STORAGES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
type Consent = 'granted' | 'denied'

/** Conversion events are sent with a delay, so that the consent of the same click is sent first. */
const CONVERSIONS: ReadonlySet<keyof AnalyticsEvents> = new Set(['registration_done', 'purchase'])

/**
 * A queue in the form that tag managers read (`dataLayer`, consent mode v2). Nothing leaves the page by itself: without
 * a configured script the queue is only a list in memory. Everything is denied until the player consents.
 */
export function createAnalytics(layer: unknown[], timing: { consentWaitMs: number; conversionDelayMs: number }) {
  // A tag manager tells commands from events by the type of the entry: commands are `arguments` objects.
  const command = function (..._words: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  const all = (state: Consent) => Object.fromEntries(STORAGES.map((storage) => [storage, state]))
  command('consent', 'default', { ...all('denied'), wait_for_update: timing.consentWaitMs })
  return {
    consent: (state: Consent) => command('consent', 'update', all(state)),
    track<Name extends keyof AnalyticsEvents>(name: Name, detail: AnalyticsEvents[Name]): void {
      const push = () => void layer.push({ event: name, ...detail })
      if (CONVERSIONS.has(name)) setTimeout(push, timing.conversionDelayMs)
      else push()
    },
  }
}

let running: ReturnType<typeof createAnalytics> | undefined
/** Events before the start of the queue, which starts after the page has loaded. */
const early: (() => void)[] = []
const EARLY_MAX = 50

/** Starts the queue of this page once. */
export function startAnalytics(timing: { consentWaitMs: number; conversionDelayMs: number }) {
  const page = globalThis as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  running ??= createAnalytics(page.dataLayer, timing)
  for (const tell of early.splice(0)) tell()
  return running
}

/** Records an event. Nothing is recorded where the brand has analytics switched off. */
export function track<Name extends keyof AnalyticsEvents>(name: Name, detail: AnalyticsEvents[Name]): void {
  if (running) running.track(name, detail)
  else if (early.length < EARLY_MAX) early.push(() => running?.track(name, detail))
}
