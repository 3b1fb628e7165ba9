/** A month of the books could not be archived or restored; the message says why. Nothing is lost. */
export class ArchiveNotMade extends Error {
  override readonly name = 'ArchiveNotMade'
}
