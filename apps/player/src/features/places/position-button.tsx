import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import type { OwnPosition } from './use-position.ts'

/** Requests the visitor's position from the browser, and shows the result. */
export function PositionButton({ own: { state, ask } }: { readonly own: OwnPosition }) {
  const t = useTranslations('places')
  return (
    <div className="places-position">
      <Button variant="outlined" isLoading={state === 'asking'} onClick={ask}>
        {t('usePosition')}
      </Button>
      <p className="quiet-text" role="status">
        {t(state === 'known' ? 'byPosition' : state === 'refused' ? 'noPosition' : 'positionStays')}
      </p>
    </div>
  )
}
