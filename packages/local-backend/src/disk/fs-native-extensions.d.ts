/** The part that we use; the package has no types. */
declare module 'fs-native-extensions' {
  /** Locks of files that the kernel keeps, and releases when their process ends, however it ends. */
  export interface FileLocks {
    /** @returns false when another process has the lock */
    tryLock(descriptor: number, offset?: number, length?: number): boolean;
  }
  const locks: FileLocks;
  export default locks;
}
