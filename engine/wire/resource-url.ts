/** Whether an id can be one segment of a path: `.` and `..` mean other paths, and half a surrogate pair has no UTF-8. */
export const isAddressable = (id: string): boolean => !/^\.{0,2}$/.test(id) && !/\p{Surrogate}/u.test(id);
