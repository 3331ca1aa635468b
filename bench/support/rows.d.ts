/** How many there are of what a company of 10,000 customers and 1,000,000 employees has (issue 11). */
export interface Sizes {
    clientes: number;
    funcionarios: number;
}
/**
 * Grows a demonstration by statements over whole sets, minutes for a million: customers with four branches, departments
 * and positions each and eight hierarchies; employees, some of whose customers have tens of thousands and most a few
 * dozen; and the registries that grow with customers. What is there already stays, and is counted.
 */
export declare function growRegistries(url: string, { clientes, funcionarios }: Sizes): Promise<void>;
