import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { removeFile, uploadFile as uploadCall } from '#contract/play-v1/support.ts'
import { FILES_MAX } from '#contract/states/ticket-states.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { uploadFile } from '../../shell/fields/upload-file.ts'

export type KeptFile = ReplyOf<typeof uploadCall>
export type KeptFiles = ReturnType<typeof useFiles>

/** Uploaded files of a message that is not sent yet: each is uploaded, and checked, as soon as it is chosen. */
export function useFiles() {
  const [kept, setKept] = useState<readonly KeptFile[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  return {
    kept,
    isBusy,
    failed,
    isFull: kept.length >= FILES_MAX,
    add: async (file: File) => {
      setIsBusy(true)
      setFailed(undefined)
      const answer = await uploadFile(uploadCall, { query: {}, file })
      setIsBusy(false)
      if (answer.ok) setKept((before) => [...before, answer.data])
      else setFailed(answer)
    },
    remove: async (fileId: string) => {
      setKept((before) => before.filter((one) => one.fileId !== fileId))
      // A file that is not removed is deleted after a day.
      await api(removeFile, { body: { fileId } })
    },
    forget: () => setKept([]),
  }
}
