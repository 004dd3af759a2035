/** The part that we use; the package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks of files that the kernel holds and lets go of when their process ends, however it ends. */
  export interface FileLocks {
    /** @returns false when somebody else holds it */
    tryLock(descriptor: number, offset?: number, length?: number): boolean;
  }
  const locks: FileLocks;
  export default locks;
}
