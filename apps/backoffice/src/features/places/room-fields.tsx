import { Plus, X } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Room } from './venue-draft.ts'

type Props = { readonly rooms: readonly Room[]; readonly onChange: (rooms: readonly Room[]) => void }

/** Rooms of a venue: renamed, added, and ended by leaving them out. */
export function RoomFields({ rooms, onChange }: Props) {
  const { t } = useTexts()
  return (
    <fieldset>
      <legend className={joinClasses(textStyles.small, textStyles.bold)}>{t('places.rooms')}</legend>
      {rooms.map((room, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- new rooms have no id yet
        <div key={room.workroomId ?? `new-${index}`} className={joinClasses(layout.row, layout.toBottom)}>
          <div className={layout.grow}>
            <TextField
              label={t('places.room', { number: index + 1 })}
              value={room.name}
              onWrite={(name) => onChange(rooms.map((one, at) => (at === index ? { ...one, name } : one)))}
            />
          </div>
          <Button
            variant="ghost"
            aria-label={t('places.endRoom', { room: room.name })}
            onClick={() => onChange(rooms.filter((_, at) => at !== index))}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button variant="outlined" onClick={() => onChange([...rooms, { name: '' }])}>
        <Plus aria-hidden="true" />
        {t('places.addRoom')}
      </Button>
    </fieldset>
  )
}
