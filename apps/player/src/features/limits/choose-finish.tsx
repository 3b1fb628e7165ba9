import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

type Props = {
  readonly done: number
  readonly all: number
  /** Offers that the press accepts together. */
  readonly open: number
  /** Whether the way of choosing was selected: before that there is nothing to save. */
  readonly isBegun: boolean
  readonly wasSent: boolean
  readonly isBusy: boolean
  /** Pressed while offers are open: they are accepted, and all is saved. */
  readonly onAccept: () => void
  readonly children: ReactNode
}

/** The end of the first choice: progress, and the button that saves it. Below all values, so that they were seen. */
export function ChooseFinish({ done, all, open, isBegun, wasSent, isBusy, onAccept, children }: Props) {
  const t = useTranslations('limits')
  const { locale } = useSite()
  return (
    <div className="panel choose-limits-finish">
      {isBegun ? (
        <>
          <p aria-live="polite">
            <b>{t('chosen', { done, all })}</b>
          </p>
          {wasSent && done < all ? (
            <p className="alert" role="alert">
              {t('incomplete', { count: all - done })}
            </p>
          ) : null}
          {children}
          <Button
            // No submit button while it accepts offers: Enter in a field would press it unseen.
            type={open > 0 ? 'button' : 'submit'}
            size="large"
            className="button-full"
            isLoading={isBusy}
            onClick={(event) => {
              if (open === 0) return
              // It becomes the submit button before this click ends.
              event.preventDefault()
              onAccept()
            }}
          >
            {open > 0 ? t('acceptSubmit', { count: open }) : t('chooseSubmit')}
          </Button>
        </>
      ) : null}
      <p className="quiet-text">
        <Link className="text-link" to={paths.lobby(locale)}>
          {t('later')}
        </Link>
        {t('laterNote')}
      </p>
    </div>
  )
}
