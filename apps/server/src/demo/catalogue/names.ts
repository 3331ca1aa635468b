const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const FEMALE_NAMES = list(`
  Adriana Alessandra Aline Amanda Ana Andréia Beatriz Bianca Bruna Camila Carla Carolina Cláudia Cristina Daniela Débora
  Eduarda Elaine Eliane Fabiana Fernanda Flávia Gabriela Giovana Helena Isabela Jéssica Joana Juliana Karina Larissa
  Letícia Luana Luciana Márcia Mariana Marta Michele Mônica Natália Patrícia Paula Priscila Rafaela Raquel Regina Renata
  Rosângela Sabrina Sandra Silvana Simone Sônia Tatiane Thaís Valéria Vanessa Verônica Viviane Yasmin`);

export const MALE_NAMES = list(`
  Adriano Alexandre Anderson André Antônio Bruno Caio Carlos Célio César Cristiano Daniel Davi Diego Douglas Edson
  Eduardo Elias Emerson Everton Fábio Felipe Fernando Flávio Francisco Gabriel Geraldo Gilberto Guilherme Gustavo Heitor
  Henrique Igor Ivan João Jonas Jorge José Júlio Leandro Leonardo Lucas Luís Marcelo Márcio Marcos Matheus Maurício
  Nelson Otávio Paulo Pedro Rafael Renato Ricardo Roberto Rodrigo Rogério Sérgio Thiago Vinícius Wagner Wesley William`);

export const SURNAMES = list(`
  Almeida Alves Amaral Andrade Antunes Aragão Araújo Assis Azevedo Barbosa Barros Batista Bezerra Borges Braga Brito
  Camargo Campos Cardoso Carvalho Castro Cavalcanti Correia Costa Coutinho Cunha Dias Duarte Esteves Farias Fernandes
  Ferreira Fonseca Freitas Garcia Gomes Gonçalves Guimarães Leite Lima Lopes Macedo Machado Magalhães Marques Martins
  Matos Medeiros Melo Mendes Miranda Monteiro Moraes Moreira Mota Moura Nascimento Neves Nogueira Nunes Oliveira Pacheco
  Paiva Peixoto Pereira Pinheiro Pinto Pires Queiroz Ramos Reis Rezende Ribeiro Rocha Rodrigues Sales Santana Santos
  Silva Silveira Siqueira Soares Souza Tavares Teixeira Toledo Vargas Vasconcelos Vaz Viana Vieira Xavier`);

export const STREETS = [
  'Rua XV de Novembro',
  'Rua Sete de Setembro',
  'Avenida Brasil',
  'Rua Tiradentes',
  'Avenida Getúlio Vargas',
  'Rua Marechal Deodoro',
  'Rua Dom Pedro II',
  'Avenida Independência',
  'Rua Rui Barbosa',
  'Rua das Palmeiras',
  'Avenida Santos Dumont',
  'Rua José Bonifácio',
  'Rua Treze de Maio',
  'Avenida Presidente Kennedy',
  'Rua Barão do Rio Branco',
  'Rua Coronel Oliveira Lima',
] as const;
