/** A month of the books could not go to its archive, or come back; its message says why. Nothing is lost. */
export class ArchiveNotMade extends Error {
  override readonly name = 'ArchiveNotMade'
}
