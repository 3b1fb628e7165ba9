import { isRouteErrorResponse } from 'react-router'
import { buttonClass } from '#ui/button/button-class.ts'
import { paths } from './paths.ts'

export type ErrorWords = {
  readonly lost: string
  readonly lostText: string
  readonly failed: string
  readonly failedText: string
  readonly away: string
  readonly awayText: string
  readonly again: string
  readonly home: string
}

/** For when not even the root of the page has come. */
const fallback: ErrorWords = {
  lost: 'There is nothing here',
  lostText: '',
  failed: 'There was an error',
  failedText: '',
  away: 'We will be right back',
  awayText: '',
  again: 'Try again',
  home: 'To the lobby',
}

type Props = {
  readonly error: unknown
  readonly locale: string | undefined
  readonly words?: ErrorWords | undefined
}

export function ErrorPage({ error, locale, words: text = fallback }: Props) {
  const { kind, canRetry } = kindOf(error)
  return (
    <main className="page-width" id="content">
      <title>{text[kind]}</title>
      <div className="empty-list" role="alert">
        <h1>{text[kind]}</h1>
        <p>{text[`${kind}Text`]}</p>
        <div className="button-row">
          {canRetry ? (
            // A bare question mark is this page again, also without any script.
            <a className={buttonClass('primary', 'large')} href="?">
              {text.again}
            </a>
          ) : null}
          <a className={buttonClass(canRetry ? 'ghost' : 'primary', 'large')} href={locale ? paths.lobby(locale) : '/'}>
            {text.home}
          </a>
        </div>
      </div>
    </main>
  )
}

function kindOf(error: unknown): { readonly kind: 'lost' | 'failed' | 'away'; readonly canRetry: boolean } {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { kind: 'lost', canRetry: false }
    if ([502, 503, 504].includes(error.status)) return { kind: 'away', canRetry: true }
  }
  // A page that could not be fetched at all: the line is down, or the site is being replaced.
  if (error instanceof TypeError && /fetch|network|load/i.test(error.message)) return { kind: 'away', canRetry: true }
  return { kind: 'failed', canRetry: true }
}
