export const forEveryone = { who: 'everyone', layout: 'dashboard' } as const;
export const forMembers = { who: 'signed-in', layout: 'dashboard' } as const;
export const forStaff = { who: 'staff', layout: 'dashboard' } as const;
export const forOwners = { who: 'Well Owner', layout: 'dashboard' } as const;
export const forDevelopers = { who: 'Developer', layout: 'dashboard' } as const;
export const inTheField = { who: 'staff', layout: 'field' } as const;
