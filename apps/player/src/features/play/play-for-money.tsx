import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { readClientValue } from '../../shell/client-values.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

// Lazy: only for players with an account who are not signed in.
const SignInSheet = lazy(() => import('../../shell/session/sign-in-sheet.tsx'))

type Props = {
  readonly gameKey: string
  readonly errors: Readonly<Record<string, string>> | undefined
}

/**
 * Link to the real-money game. A visitor who has signed in in this browser before signs in over the game's page;
 * everybody else is redirected to the registration by the URL, also without scripts.
 */
export function PlayForMoney({ gameKey, errors }: Props) {
  const t = useTranslations('play')
  const { locale, signedIn } = useSite()
  const [isAsked, setIsAsked] = useState(false)
  const address = paths.play(locale, gameKey, 'real')

  function press(event: MouseEvent) {
    if (signedIn || !readClientValue('wasSignedIn')) return
    event.preventDefault()
    setIsAsked(true)
  }

  return (
    <>
      <Link className={buttonClass('primary', 'large')} to={address} onClick={press}>
        <Icon name="play" />
        {t('forMoney')}
      </Link>
      {isAsked ? (
        <Suspense>
          <SignInSheet errors={errors} returnTo={address} onClose={() => setIsAsked(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
