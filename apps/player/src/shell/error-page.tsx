import { isRouteErrorResponse } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { paths } from './paths.ts'

/** Written out here and not among the messages: this page must work when nothing else does. */
const words: Record<string, { lost: string; failed: string; home: string }> = {
  cs: { lost: 'Tady nic není', failed: 'Nastala chyba', home: 'Do lobby' },
  sk: { lost: 'Tu nič nie je', failed: 'Nastala chyba', home: 'Do lobby' },
  en: { lost: 'There is nothing here', failed: 'There was an error', home: 'To the lobby' },
  hu: { lost: 'Itt nincs semmi', failed: 'Hiba történt', home: 'A lobbiba' },
  ru: { lost: 'Здесь ничего нет', failed: 'Произошла ошибка', home: 'В лобби' },
  vi: { lost: 'Không có gì ở đây', failed: 'Đã xảy ra lỗi', home: 'Về sảnh' },
}
const fallback = { lost: 'There is nothing here', failed: 'There was an error', home: 'To the lobby' }

export function ErrorPage({ error, locale }: { error: unknown; locale: string | undefined }) {
  const isLost = isRouteErrorResponse(error) && error.status === 404
  const { lost, failed, home } = (locale && words[locale]) || fallback
  return (
    <main className="wrap">
      <title>{isLost ? lost : failed}</title>
      <div className="empty" role="alert">
        <h1>{isLost ? lost : failed}</h1>
        <a className={buttonClass('primary', 'large')} href={locale ? paths.lobby(locale) : '/'}>
          {home}
        </a>
      </div>
    </main>
  )
}
