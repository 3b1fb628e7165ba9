import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { Failure } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { WithdrawalNeeds } from './withdrawal-needs.ts'

type Props = {
  readonly refused: WithdrawalNeeds['refused']
  readonly errors: Readonly<Record<string, string>> | undefined
}

/** Instead of the form: everything that is still missing, with links. */
export function NotYet({ refused, errors }: Props) {
  const t = useTranslations('withdraw')
  const { locale } = useSite()
  return (
    <>
      {refused.map((one) => (
        <Failure key={one.code} failed={one} texts={errors} />
      ))}
      <Link className={buttonClass('primary', 'large', 'button-full')} to={paths.requirements(locale)}>
        {t('toRequirements')}
      </Link>
    </>
  )
}
