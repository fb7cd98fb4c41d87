/** Under this name the dialog stands in the address: `?dialog=change-password`. */
export const passwordDialog = "change-password";
