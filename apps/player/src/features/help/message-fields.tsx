import { FilePicker } from './file-picker.tsx'
import { MessageField } from './message-field.tsx'
import type { KeptFiles } from './use-files.ts'

type Props = {
  readonly label: string
  readonly isShort: boolean
  readonly files: KeptFiles
  readonly errors: Readonly<Record<string, string>> | undefined
}

/** What a player writes, and the files that go with it. */
export function MessageFields({ label, isShort, files, errors }: Props) {
  return (
    <>
      <MessageField label={label} isShort={isShort} />
      <FilePicker files={files} errors={errors} />
    </>
  )
}
