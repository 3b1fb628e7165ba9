import { ChevronLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import layout from './layout.module.css'
import { useRowKeys } from './use-row-keys.ts'
import { useTexts } from './use-texts.ts'
import type { WayBack } from './way-back.ts'

/** The way back to a screen, by link and by Backspace. */
export function WayBackLink({ back: { to, name } }: { readonly back: WayBack }) {
  const { t, or } = useTexts()
  const navigate = useNavigate()
  useRowKeys([{ keys: 'Backspace', label: t('logs.climbUp'), run: () => void navigate(to) }])
  return (
    <Link to={to} className={layout.row}>
      <ChevronLeft aria-hidden="true" size={16} />
      {or(name, t('screen.logs'))}
    </Link>
  )
}
