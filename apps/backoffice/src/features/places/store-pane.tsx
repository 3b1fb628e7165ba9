import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { AsOf, Terminal, Venue } from './places.ts'
import { TerminalSection } from './terminal-section.tsx'

type Props = { readonly moment: AsOf; readonly venues: readonly Venue[]; readonly onClose: () => void }

/** Terminals in the store at a time, which can be moved to a venue. */
export function StorePane({ moment, venues, onClose }: Props) {
  const { t } = useTexts()
  const [moved, setMoved] = useState<Terminal>()
  return (
    <aside className={layout.pane} aria-label={t('places.inStore')}>
      <div className={layout.section}>
        <div className={joinClasses(layout.row, layout.between)}>
          <h2>{t('places.inStore')}</h2>
          <Button variant="ghost" aria-label={t('places.close')} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
      <TerminalSection venue={null} moment={moment} onMove={setMoved} />
      {moved ? (
        <MoveDialog terminal={moved} venues={venues} asOf={moment.asOf} onClose={() => setMoved(undefined)} />
      ) : null}
    </aside>
  )
}
